import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import { JudgingResult } from './JudgingResult.tsx';
import type { WorkRowFragment } from './WorkList.generated.ts';
import classes from './WorkList.module.css';

type WorkDetailsProps = { work: Pick<WorkRowFragment, 'answers' | 'reviews' | 'judgingResult'> };

/** Content of a form, and what its reviewers said. */
export const WorkDetails = ({ work }: WorkDetailsProps) => (
  <details className={classes.details}>
    <summary>
      {work.reviews.length > 0 || work.judgingResult ? '查看内容与评语' : '查看内容'}
    </summary>
    <FieldAnswers answers={work.answers ?? []} />
    {work.judgingResult && <JudgingResult result={work.judgingResult} />}
    {work.reviews.map(({ reviewerName, score, comment }) => (
      <blockquote key={reviewerName}>
        <strong>
          {reviewerName}：{scoreText(score)} 分
        </strong>
        {comment && <p>{comment}</p>}
      </blockquote>
    ))}
  </details>
);
