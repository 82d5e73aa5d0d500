import type { TaskItemFragment } from '../TaskWidget/TaskWidget.generated.ts';

export type Reward = TaskItemFragment['rewards'][number];

export const rewardName: Record<Reward['type'], string> = {
  WHALECOIN: '鲸币',
  GROWTH_SCORE: '成长值',
};
