import { MAX_PER_PAGE, type Page } from '@whaletide/schema/rest/common.ts';

/** Where a page stands in its list, capped at the contract's 100 rows whatever was asked. */
export const pageWindow = (query: { page: number; perPage: number }) => {
  const perPage = Math.min(query.perPage, MAX_PER_PAGE);
  return { page: query.page, perPage, limit: perPage, offset: (query.page - 1) * perPage };
};

export const pageOf = <T>(
  data: T[],
  totalNum: number,
  { page, perPage }: { page: number; perPage: number },
): Page<T> => ({ data, totalNum, page, perPage });

/** The ids of an `ids=` parameter, each once. */
export const idList = (ids: string): string[] => [...new Set(ids.split(','))];
