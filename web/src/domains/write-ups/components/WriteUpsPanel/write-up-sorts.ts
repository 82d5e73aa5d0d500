import { LEADING_PLACES } from '@whaletide/schema/domains/write-ups/rules.ts';
import type { WriteUpSort } from '#apollo/schema.generated.ts';

/** Orders of the list with their titles. */
export const writeUpSortTitles: { value: WriteUpSort; label: string }[] = [
  { value: 'LEADING', label: `前${LEADING_PLACES}名与高赞` },
  { value: 'RANK', label: '按名次' },
  { value: 'VOTES', label: '按点赞' },
  { value: 'NEWEST', label: '最新' },
];

/** The order that an address names; the first places ahead of the most liked where it names none. */
export const writeUpSortOf = (asked: string | null): WriteUpSort =>
  writeUpSortTitles.find(({ value }) => value === asked)?.value ?? 'LEADING';
