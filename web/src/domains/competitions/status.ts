import type { CompetitionStatus } from '#apollo/schema.generated.ts';

export const statusText: Record<CompetitionStatus, string> = {
  NOT_STARTED: '未开始',
  RUNNING: '进行中',
  ENDED: '已结束',
};

export const statusColor: Record<CompetitionStatus, string> = {
  NOT_STARTED: 'gray',
  RUNNING: 'success',
  ENDED: 'gray',
};
