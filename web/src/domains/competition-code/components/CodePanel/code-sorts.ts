import type { CodeSort } from '#apollo/schema.generated.ts';

/** Orders of the list with their titles. */
export const codeSortTitles: { value: CodeSort; label: string }[] = [
  { value: 'SCORE', label: '得分最好' },
  { value: 'VOTES', label: '点赞最多' },
  { value: 'NEWEST', label: '最新分享' },
];

/** The order that an address names; by score where it names none. */
export const codeSortOf = (asked: string | null): CodeSort =>
  codeSortTitles.find(({ value }) => value === asked)?.value ?? 'SCORE';
