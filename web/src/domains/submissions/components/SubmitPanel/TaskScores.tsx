import { Text } from '@mantine/core';
import {
  isScoring,
  metricName,
  metricTexts,
  parameterTexts,
  scoreTitle,
} from '#domains/competitions/components/metric-texts.ts';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';
import classes from './SubmitPanel.module.css';

type Score = SubmitTaskFragment['scores'][number];

/** One score: its metric, which way is better, its parameters, and what it says. */
const TaskScore = ({ score, named }: { score: Score; named: boolean }) => {
  const { metric, isHigherBetter: higherIsBetter, metricParameters, targetColumns } = score;
  const title = scoreTitle(score);
  const columns = named || targetColumns.length > 1 ? [`列 ${targetColumns.join('、')}`] : [];
  const parts = [
    higherIsBetter ? '越高越好' : '越低越好',
    ...columns,
    ...(targetColumns.length > 1 ? ['取平均'] : []),
    ...parameterTexts(metricParameters),
  ];
  return (
    <>
      {named && title !== metricName(metric) && `${title}：`}
      {metricName(metric)}，{parts.join('，')}
      {isScoring(metric) && (
        <Text size="sm" c="dimmed">
          {metricTexts[metric].meaning}
        </Text>
      )}
    </>
  );
};

/** The scores of a task; of several the first ranks and the others break ties. */
export const TaskScores = ({ scores }: { scores: readonly Score[] }) => {
  const [first] = scores;
  if (scores.length < 2) return first ? <TaskScore score={first} named={false} /> : null;
  return (
    <>
      <ol className={classes.scores}>
        {scores.map((score) => (
          <li key={score.name}>
            <TaskScore score={score} named />
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed">
        按第1个得分排名，相同时依次比较后面的得分
      </Text>
    </>
  );
};
