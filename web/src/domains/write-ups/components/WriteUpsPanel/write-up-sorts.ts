import type { WriteUpSort } from '#apollo/schema.generated.ts';

/** Orders of the list with their titles. */
export const writeUpSortTitles: { value: WriteUpSort; label: string }[] = [
  { value: 'RANK', label: '按名次' },
  { value: 'NEWEST', label: '最新' },
];

/** The order that an address names; by rank where it names none. */
export const writeUpSortOf = (asked: string | null): WriteUpSort =>
  writeUpSortTitles.find(({ value }) => value === asked)?.value ?? 'RANK';
