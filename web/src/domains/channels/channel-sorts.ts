import type { DatasetSort, ProjectSort } from '#apollo/schema.generated.ts';

interface Sort<T> {
  /** In the address, as the specification writes it. */
  value: string;
  sort: T;
  label: string;
}

/** The orders of a channel's projects; the first is the one without a choice. */
export const projectSorts: readonly [Sort<ProjectSort>, ...Sort<ProjectSort>[]] = [
  { value: '-SortWeight', sort: 'RECOMMENDED', label: '综合推荐' },
  { value: '-LastVersionCreateDate', sort: 'VERSIONED', label: '最近更新' },
  { value: '-ViewsCount', sort: 'VIEWED', label: '最多浏览' },
  { value: '-CreateDate', sort: 'NEWEST', label: '最新创建' },
];

/** The orders of a channel's datasets. */
export const datasetSorts: readonly [Sort<DatasetSort>, ...Sort<DatasetSort>[]] = [
  { value: '-SortWeight', sort: 'RECOMMENDED', label: '综合推荐' },
  { value: '-UpdateDate', sort: 'UPDATED', label: '最近更新' },
  { value: '-ViewsCount', sort: 'VIEWS', label: '最多浏览' },
  { value: '-VotesCount', sort: 'VOTES', label: '最多点赞' },
];

/** The order of this name in the address, else the first. */
export const sortOf = <T>(sorts: readonly [Sort<T>, ...Sort<T>[]], value: string | null): Sort<T> =>
  sorts.find((sort) => sort.value === value) ?? sorts[0];
