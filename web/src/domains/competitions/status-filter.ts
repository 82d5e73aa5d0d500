import type { CompetitionStatus } from '#apollo/schema.generated.ts';

/** The status select of the list, by the numbers that the address carries. */
export const statusFilters: { value: string; label: string; status: CompetitionStatus | null }[] = [
  { value: '-1', label: '全部比赛', status: null },
  { value: '0', label: '未开始', status: 'NOT_STARTED' },
  { value: '1', label: '进行中', status: 'RUNNING' },
  { value: '2', label: '已结束', status: 'ENDED' },
];

/** The filter of an address; anything unknown is 全部比赛. */
export const statusFilterOf = (value: string | null) =>
  statusFilters.find((filter) => filter.value === value) ?? statusFilters[0];
