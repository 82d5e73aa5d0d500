import { Badge, Group, Text } from '@mantine/core';
import type { OwnResultFragment } from './OwnResult.generated.ts';

/** Place of the member's team in the published final ranking, with its award. */
export const OwnResult = ({ result }: { result: OwnResultFragment }) => {
  const { rank, teamsCount, award } = result;
  return (
    <Group gap={8}>
      <Text size="sm" fw={600}>
        最终第 {rank} 名（共 {teamsCount} 队）
      </Text>
      {award && <Badge color="gold">{award}</Badge>}
    </Group>
  );
};
