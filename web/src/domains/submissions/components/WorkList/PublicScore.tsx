import { roundedToText } from '@whaletide/schema/domains/submissions/rules/rounding.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { WorkRowFragment } from './WorkList.generated.ts';
import { FurtherScores } from './FurtherScores.tsx';
import { NoImprovement } from './NoImprovement.tsx';
import { ScoreChange } from './ScoreChange.tsx';
import classes from './WorkList.module.css';

interface PublicScoreProps {
  work: WorkRowFragment;
  higherIsBetter: boolean;
}

/** The public score of a work, what it was rounded to, and how it compares with those before it. */
export const PublicScore = ({ work, higherIsBetter }: PublicScoreProps) => {
  const { publicScore, roundingStep } = work;
  return (
    <>
      {publicScore !== null ? (
        scoreText(publicScore)
      ) : work.hasNoImprovement ? (
        <NoImprovement />
      ) : (
        '—'
      )}
      {publicScore !== null && roundingStep !== null && (
        <div className={classes.step}>{roundedToText(roundingStep)}</div>
      )}
      <FurtherScores scores={work.scores} />
      {publicScore !== null && work.status === 'REVIEWED' && (
        <ScoreChange score={publicScore} before={work.bestBefore} higherIsBetter={higherIsBetter} />
      )}
    </>
  );
};
