import { useState } from 'react';
import type { QueryChange } from '#routing/changed-query.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import {
  askedBy,
  type BoardAsked,
  type BoardFilter,
  filterOf,
  isAsked,
  noFilter,
  parametersOf,
} from './board-filter.ts';

/** Ways to show a board: as its organizer designed it, or as a table. */
export type BoardLook = 'template' | 'table';

const looks: readonly BoardLook[] = ['template', 'table'];

interface BoardPlaceOptions {
  managed: boolean;
  late: boolean;
  /** True where agents have boards of their own, which aren't parts of one. */
  ranksApart: boolean;
}

/** Page, search, filter and look of a board, as they stand in the address. */
export const useBoardPlace = ({ managed, late, ranksApart }: BoardPlaceOptions) => {
  const [query, changeQuery] = useAddressQuery();
  const filter = filterOf(query);
  const { page, onPage: setPage } = usePage({ keepsScroll: true });
  const sought = (query.get('q') ?? '').slice(0, 100);
  const [jumped, setJumped] = useState(0);
  const part =
    ranksApart && filter.author === 'AGENT' ? { ...filter, author: '' as const } : filter;
  const isPart = sought !== '' || isAsked(part);
  // The frame shows what its organizer wants, not what was found, nor where one's own row is.
  const needsTable = isPart || filter.author !== '' || page > 1 || jumped > 0;
  const look =
    looks.find((one) => one === query.get('look')) ?? (needsTable ? 'table' : 'template');
  const asked: BoardAsked = {
    ...(managed && { managed }),
    ...(late && { late }),
    ...(sought && { name: sought }),
    ...askedBy(filter),
  };
  const move = (change: QueryChange) =>
    changeQuery({ page: null, look: null, ...change }, { replace: true, preventScrollReset: true });
  /**
   * Shows the page with a row at this position of the whole board, or of the one by the chosen author,
   * and scrolls to it.
   */
  const jumpTo = (position: number, perPage: number) => {
    const own = Math.ceil(position / perPage);
    move({
      q: null,
      ...parametersOf({ ...noFilter, author: filter.author }),
      page: own > 1 ? String(own) : null,
    });
    setJumped((times) => times + 1);
  };
  return {
    page,
    setPage,
    sought,
    search: (text: string) => move({ q: text }),
    filter,
    choose: (next: BoardFilter) => move(parametersOf(next)),
    asked,
    isPart,
    jumped,
    jumpTo,
    look,
    setLook: (next: BoardLook) =>
      changeQuery({ look: next }, { replace: true, preventScrollReset: true }),
  };
};
export type BoardPlace = ReturnType<typeof useBoardPlace>;
