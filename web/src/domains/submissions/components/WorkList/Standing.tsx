import { bestOf } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { useNow } from '#lib/useNow.ts';
import type { SubmitTaskFragment } from '../SubmitPanel/SubmitPanel.generated.ts';
import { placeOf } from './place.ts';
import classes from './Standing.module.css';
import { NoImprovement } from './NoImprovement.tsx';
import { ScoreChange } from './ScoreChange.tsx';
import { useStandingQuery, type WorkRowFragment } from './WorkList.generated.ts';

interface StandingProps {
  task: SubmitTaskFragment;
  higherIsBetter: boolean;
  /** The newest submissions, newest first. */
  works: readonly WorkRowFragment[];
}

/** Outcome of the newest review: its score, the team's best, and the rank that results. */
export const Standing = ({ task, higherIsBetter, works }: StandingProps) => {
  const latest = works.find(({ status }) => status === 'REVIEWED');
  const score = latest?.publicScore ?? null;
  const place = placeOf(task, useNow(undefined, [task.endDate]));
  const { data } = useStandingQuery({
    variables: { taskId: task.id, board: place?.board ?? 'PUBLIC' },
    skip: !place || latest === undefined,
    fetchPolicy: 'cache-and-network',
    // Without it the scores stand for themselves.
    context: { showsErrors: true },
  });
  if (!latest || (score === null && !latest.hasNoImprovement)) return null;
  const before = latest.bestBefore;
  const best = score === null ? before : bestOf(score, before, higherIsBetter);
  const board = data?.leaderboard;
  return (
    <dl className={classes.standing} aria-label="我的成绩" aria-live="polite">
      <div>
        <dt>最新得分</dt>
        <dd>
          {score === null ? (
            <NoImprovement />
          ) : (
            <>
              {scoreText(score)}
              <ScoreChange score={score} before={before} higherIsBetter={higherIsBetter} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>最好成绩</dt>
        <dd>{best === null ? '—' : scoreText(best)}</dd>
      </div>
      {place && board?.viewerRow && (
        <div>
          <dt>{place.title}</dt>
          <dd>
            第 {board.viewerRow.rank} 名<small> / {board.totalCount}</small>
          </dd>
        </div>
      )}
    </dl>
  );
};
