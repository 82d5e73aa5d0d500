import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import type { WorkRowFragment } from './WorkList.generated.ts';
import classes from './WorkList.module.css';

/** Content of a form, and what its reviewers said. */
export const WorkDetails = ({ work }: { work: Pick<WorkRowFragment, 'answers' | 'reviews'> }) => (
  <details className={classes.details}>
    <summary>{work.reviews.length > 0 ? '查看内容与评语' : '查看内容'}</summary>
    <FieldAnswers answers={work.answers ?? []} />
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
