import { Text } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';

interface FurtherScoresProps {
  /** All scores of a work, the first one first. */
  scores: readonly { name: string; value: number }[];
}

/** The scores of a work beyond the first, each with its name; nothing where there are none. */
export const FurtherScores = ({ scores }: FurtherScoresProps) =>
  scores.slice(1).map(({ name, value }) => (
    <Text key={name} span size="xs" c="dimmed" display="block">
      {name} {scoreText(value)}
    </Text>
  ));
