import { Text } from '@mantine/core';
import {
  FINAL_SCORES_TEXT,
  shownScoresText,
} from '@whaletide/schema/domains/submissions/rules/rounding.ts';

interface ScoreRoundingProps {
  task: Parameters<typeof shownScoresText>[0];
}

/** Sentences on how the scores of a task are shown, on its board and at its end. */
export const ScoreRounding = ({ task }: ScoreRoundingProps) => (
  <div>
    <dt>分数显示</dt>
    <dd>
      {shownScoresText(task)}
      <Text size="sm" c="dimmed">
        {FINAL_SCORES_TEXT}
      </Text>
    </dd>
  </div>
);
