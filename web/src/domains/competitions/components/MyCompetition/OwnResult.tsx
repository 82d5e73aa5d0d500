import { Badge, Group, Text } from '@mantine/core';
import { placeText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import type { OwnResultFragment } from './OwnResult.generated.ts';

/** Place of the member's team in the published final ranking, with its award. */
export const OwnResult = ({ result }: { result: OwnResultFragment }) => {
  const { award } = result;
  return (
    <Group gap={8}>
      <Text size="sm" fw={600}>
        最终{placeText(result)}
      </Text>
      {award && <Badge color="gold">{award}</Badge>}
    </Group>
  );
};
