import { Text } from '@mantine/core';
import { scoreChange } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';

interface ScoreChangeProps {
  score: number;
  /** The team's best before it. */
  before: number | null;
  higherIsBetter: boolean;
}

/** 首次得分, 刷新最好成绩 +0.02, 距最好成绩 0.01: what a score is to the team's best before it. */
export const ScoreChange = ({ score, before, higherIsBetter }: ScoreChangeProps) => {
  const { direction, difference } = scoreChange(score, before, higherIsBetter);
  const sign = higherIsBetter ? '+' : '−';
  const text = {
    first: '首次得分',
    better: `刷新最好成绩 ${sign}${scoreText(difference)}`,
    worse: `距最好成绩 ${scoreText(difference)}`,
    same: '与最好成绩持平',
  }[direction];
  return (
    <Text span size="xs" c={direction === 'better' ? 'success' : 'dimmed'} display="block">
      {text}
    </Text>
  );
};
