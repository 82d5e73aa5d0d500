import { rankText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { WorkRowFragment } from './WorkList.generated.ts';

interface JudgingResultProps {
  result: NonNullable<WorkRowFragment['judgingResult']>;
}

/** Published result of the judges: its rank with what it can be, and what the organizer shows of the reviews. */
export const JudgingResult = ({ result }: JudgingResultProps) => {
  const { rank, rankLow, rankHigh, worksCount, criteria, comments } = result;
  return (
    <div>
      <p>
        评审名次：{rankText(rank, rankLow, rankHigh)}，共 {worksCount} 件作品。括号中是名次的 95%
        区间。
      </p>
      {criteria.length > 0 && (
        <ul>
          {criteria.map(({ title, mean, maxPoints }) => (
            <li key={title}>
              {title}：{scoreText(mean)} / {maxPoints}
            </li>
          ))}
        </ul>
      )}
      {comments.map((comment, at) => (
        <blockquote key={at}>
          <p>{comment}</p>
        </blockquote>
      ))}
    </div>
  );
};
