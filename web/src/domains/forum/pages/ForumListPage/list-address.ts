import type {
  ForumPostSort,
  ForumPostType,
  ForumSearchScope,
} from '../../../../apollo/schema.generated.ts';
import { postTypes } from '../../post-types.ts';

/** 0 is all types. */
export const typeFilters = [{ number: 0, label: '全部' }, ...postTypes] as const;

export const sorts: readonly { value: string; sort: ForumPostSort; label: string }[] = [
  { value: '-CreateTime', sort: 'NEWEST', label: '最新发布' },
  { value: '-TopicProps.LastPostTime', sort: 'LAST_REPLY', label: '最新回复' },
  { value: '-ViewsCount', sort: 'MOST_VIEWED', label: '最多浏览' },
  { value: '-IsGood', sort: 'GOOD_FIRST', label: '精华优先' },
];

/** Scopes of a search: the tabs of its results. */
export const scopes: readonly { value: string; scope: ForumSearchScope; label: string }[] = [
  { value: 'any', scope: 'ANY', label: '全部' },
  { value: 'Title', scope: 'TITLE', label: '标题' },
  { value: 'Content', scope: 'CONTENT', label: '内容' },
  { value: 'userName', scope: 'AUTHOR', label: '用户名' },
];

/**
 * Reads from the address what the list shows; anything unknown in it becomes the first of its kind.
 */
export const readAddress = (query: URLSearchParams) => {
  const number = Number(query.get('type'));
  const type: ForumPostType | null =
    postTypes.find((known) => known.number === number)?.type ?? null;
  return {
    type,
    typeNumber: type ? number : 0,
    sort: sorts.find(({ value }) => value === query.get('sort')) ?? sorts[0],
    scope: scopes.find(({ value }) => value === query.get('in')) ?? scopes[0],
    text: query.get('q')?.trim() ?? '',
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
  };
};

/** The address with a change; whatever changes the list begins at its first page. */
export const withChange = (query: URLSearchParams, change: Record<string, string>) => {
  const next = new URLSearchParams(query);
  if (!('page' in change)) next.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
};
