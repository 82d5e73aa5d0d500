import type { CompetitionKind } from '#apollo/schema.generated.ts';

/** The kinds of competitions as their managers choose them. */
export const kinds: { value: CompetitionKind; label: string }[] = [
  { value: 'COMPETITION', label: '比赛' },
  { value: 'ACTIVITY', label: '活动' },
  { value: 'EXERCISE', label: '打榜' },
  { value: 'SERIES', label: '系列赛' },
];
