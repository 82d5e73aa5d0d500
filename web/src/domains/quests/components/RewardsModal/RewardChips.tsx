import { Badge, Group } from '@mantine/core';
import { IconCoin, IconTrendingUp } from '@tabler/icons-react';
import { rewardName, type Reward } from './rewards.ts';

/** +5 鲸币, +20 成长值. */
export const RewardChips = ({ rewards }: { rewards: readonly Reward[] }) => (
  <Group gap={6}>
    {rewards.map(({ type, amount }) => {
      const Icon = type === 'WHALECOIN' ? IconCoin : IconTrendingUp;
      return (
        <Badge
          key={type}
          color={type === 'WHALECOIN' ? 'gold' : 'success'}
          leftSection={<Icon size={14} stroke={1.5} aria-hidden />}
        >
          +{amount} {rewardName[type]}
        </Badge>
      );
    })}
  </Group>
);
