import type { ColumnProjectSort, ColumnSort } from '#apollo/schema.generated.ts';

interface Sort<T> {
  /** In the address, as the specification writes it. */
  value: string;
  sort: T;
  label: string;
}

/** The orders of the list of columns. */
export const columnSorts: readonly Sort<ColumnSort>[] = [
  { value: '-UpdateDate', sort: 'UPDATED', label: '最近更新' },
  { value: '-SubscribesCount', sort: 'SUBSCRIBERS', label: '最多关注' },
  { value: '-LabsCount', sort: 'PROJECTS', label: '最多项目' },
];

/** The orders of a column's projects; the first is the one without a choice. */
export const projectSorts: readonly Sort<ColumnProjectSort>[] = [
  { value: 'Position', sort: 'AUTHOR', label: '作者排序' },
  { value: '-UpdateDate', sort: 'NEWEST', label: '最近更新' },
  { value: 'UpdateDate', sort: 'OLDEST', label: '最早更新' },
  { value: 'Title', sort: 'TITLE', label: '按标题' },
];
