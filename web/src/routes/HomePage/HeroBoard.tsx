import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { Link } from 'react-router';
import { competitionPath } from '#domains/competitions/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './Hero.module.css';
import type { HomeQuery } from './Home.generated.ts';

type Board = NonNullable<HomeQuery['topBoards']>[number];

/** Length of a bar in percent: its score beside the best one, whichever of them is larger. */
const lengthOf = (score: number, best: number): number => {
  const [less, more] = [Math.abs(score), Math.abs(best)].toSorted((a, b) => a - b);
  return more ? Math.max(8, Math.round(((less ?? 0) / more) * 100)) : 100;
};

/** The first teams of a board as it stands now, beside the words of the introduction. */
export const HeroBoard = ({
  board: { competition, taskName, teamsCount, rows },
}: {
  board: Board;
}) =>
  competition && (
    <section className={`${surfaces.panel} ${classes.board}`} aria-label="正在比拼">
      <Link to={competitionPath(competition.id, 'leaderboard')} className={classes.boardName}>
        {competition.name}
      </Link>
      <p className={classes.boardAbout}>
        {taskName} · {teamsCount} 支团队
      </p>
      <ol className={classes.bars}>
        {rows.map(({ rank, score, team }, index) => (
          <li key={team?.id ?? index}>
            <span className={classes.team}>
              {rank}. {team?.name ?? '已解散的团队'}
            </span>
            <span className={classes.score}>{scoreText(score)}</span>
            <span className={classes.bar} aria-hidden>
              <span style={{ inlineSize: `${lengthOf(score, rows[0]?.score ?? score)}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
