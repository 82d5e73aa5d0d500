import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text } from '@mantine/core';
import type { QuestionnaireResultsQuery } from './QuestionnaireResults.generated.ts';
import classes from './QuestionnaireResults.module.css';

type Results = NonNullable<
  NonNullable<QuestionnaireResultsQuery['administration']>['questionnaireResults']
>;

interface ChoiceResultProps {
  question: Results['questionnaire']['questions'][number];
  counts: Results['counts'];
  /** Number of members who have answered the questionnaire. */
  members: number;
}

/** Number of members who chose each option, and its share of all. */
export const ChoiceResult = ({ question, counts, members }: ChoiceResultProps) => (
  <ul className={classes.options}>
    {question.options.map(({ content }) => {
      const count = counts.find((one) => one.content === content)?.count ?? 0;
      const share = members === 0 ? 0 : Math.round((count / members) * 100);
      return (
        <li key={content}>
          <div className={classes.option}>
            <span>{content}</span>
            <Text span c="dimmed" className={classes.count}>
              {count} 人 · {share}%
            </Text>
          </div>
          <Progress value={share} aria-hidden />
        </li>
      );
    })}
  </ul>
);
