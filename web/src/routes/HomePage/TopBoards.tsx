import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { competitionPath } from '#domains/competitions/paths.ts';
import { teamPath } from '#domains/teams/paths.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import surfaces from '#theme/surfaces.module.css';
import type { HomeQuery } from './Home.generated.ts';
import classes from './TopBoards.module.css';

type Board = NonNullable<HomeQuery['topBoards']>[number];

const TopBoard = ({ board }: { board: Board }) =>
  board.competition && (
    <li className={`${surfaces.panel} ${classes.board}`}>
      <h3 className={classes.name}>
        <Link to={competitionPath(board.competition.id, 'leaderboard')}>
          {board.competition.name}
        </Link>
      </h3>
      <Text size="sm" c="dimmed" truncate>
        {board.taskName} · {board.teamsCount} 支团队
      </Text>
      <ol className={classes.rows}>
        {board.rows.map(({ rank, score, team }) => (
          <li key={team?.id ?? rank} className={classes.row} data-rank={rank}>
            <span className={classes.rank} aria-label={`第${rank}名`}>
              {rank}
            </span>
            {team ? (
              <Link to={teamPath(team.id)} className={classes.team}>
                {team.name}
              </Link>
            ) : (
              <span className={classes.team}>—</span>
            )}
            <span className={classes.score}>{scoreText(score)}</span>
          </li>
        ))}
      </ol>
    </li>
  );

/** The first three of the boards on which most teams stand. */
export const TopBoards = ({ boards }: { boards: readonly Board[] }) => (
  <ul className={classes.boards}>
    {boards.map((board) => (
      <TopBoard key={board.taskId} board={board} />
    ))}
  </ul>
);
