import type { CompetitionSort } from '#apollo/schema.generated.ts';

/** The orders of the list, by what the address carries; the first is the list's own. */
export const competitionSorts: {
  value: string;
  label: string;
  sort: CompetitionSort | null;
}[] = [
  { value: '', label: '默认排序', sort: null },
  { value: 'newest', label: '最新开始', sort: 'NEWEST' },
  { value: 'closing', label: '即将截止', sort: 'CLOSING' },
  { value: 'popular', label: '参加人数', sort: 'POPULAR' },
];

/** The order of an address; anything unknown is the list's own. */
export const competitionSortOf = (value: string | null) =>
  competitionSorts.find((sort) => sort.value === value) ?? competitionSorts[0];
