import type { DatasetSort } from '#apollo/schema.generated.ts';

interface Sort {
  /** In the address, as the specification writes it. */
  value: string;
  sort: DatasetSort;
  label: string;
}

const recommended: Sort = { value: '-SortWeight', sort: 'RECOMMENDED', label: '综合推荐' };

/** The orders of the list of datasets. */
export const datasetSorts: readonly Sort[] = [
  recommended,
  { value: '-UpdateDate', sort: 'UPDATED', label: '最近更新' },
  { value: '-LabsCount', sort: 'PROJECTS', label: '最多项目' },
  { value: '-DownloadCount', sort: 'DOWNLOADS', label: '最多下载' },
  { value: '-VotesCount', sort: 'VOTES', label: '最多点赞' },
  { value: '-ViewsCount', sort: 'VIEWS', label: '最多浏览' },
];

export const datasetSortOf = (value: string | null): Sort =>
  datasetSorts.find((sort) => sort.value === value) ?? recommended;
