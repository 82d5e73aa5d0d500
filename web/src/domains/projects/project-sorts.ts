import type { ProjectSort } from '#apollo/schema.generated.ts';

interface Sort {
  /** In the address, as the specification writes it. */
  value: string;
  sort: ProjectSort;
  label: string;
}

const recommended: Sort = { value: '-SortWeight', sort: 'RECOMMENDED', label: '综合推荐' };

/** The orders of the list of projects, as far as something is counted by them. */
export const listSorts: readonly Sort[] = [
  recommended,
  { value: '-LastVersionCreateDate', sort: 'VERSIONED', label: '最近更新' },
  { value: '-ForksCount', sort: 'FORKED', label: '最多 Fork' },
  { value: '-ViewsCount', sort: 'VIEWED', label: '最多浏览' },
  { value: '-bookmarksCount', sort: 'BOOKMARKED', label: '最多收藏' },
  { value: '-VotesCount', sort: 'MOST_LIKED', label: '最多点赞' },
  { value: '-CreateDate', sort: 'NEWEST', label: '最新创建' },
];

export const listSortOf = (value: string | null): Sort =>
  listSorts.find((sort) => sort.value === value) ?? recommended;
