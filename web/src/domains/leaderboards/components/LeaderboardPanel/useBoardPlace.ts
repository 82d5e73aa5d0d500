import { useState } from 'react';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
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

interface BoardPlaceOptions {
  managed: boolean;
  late: boolean;
}

/** Page, search and filter of a board; the filter is in the address. */
export const useBoardPlace = ({ managed, late }: BoardPlaceOptions) => {
  const [query, changeQuery] = useAddressQuery();
  const filter = filterOf(query);
  const [page, setPage] = useState(1);
  const [sought, setSought] = useState('');
  const [jumped, setJumped] = useState(0);
  const [look, setLook] = useState<BoardLook>('template');
  const asked: BoardAsked = {
    ...(managed && { managed }),
    ...(late && { late }),
    ...(sought && { name: sought }),
    ...askedBy(filter),
  };
  const search = (text: string) => {
    setSought(text);
    setPage(1);
    // The frame shows what its organizer wants, not what was found.
    if (text) setLook('table');
  };
  const choose = (next: BoardFilter) => {
    changeQuery(parametersOf(next), { replace: true, preventScrollReset: true });
    setPage(1);
    if (isAsked(next)) setLook('table');
  };
  /** Shows the page with a row at this position of the whole board, and scrolls to it. */
  const jumpTo = (position: number, perPage: number) => {
    setSought('');
    if (isAsked(filter)) choose(noFilter);
    setPage(Math.ceil(position / perPage));
    setJumped((times) => times + 1);
    // The frame can't show where one's own row is.
    setLook('table');
  };
  return {
    page,
    setPage,
    sought,
    search,
    filter,
    choose,
    asked,
    isPart: sought !== '' || isAsked(filter),
    jumped,
    jumpTo,
    look,
    setLook,
  };
};
export type BoardPlace = ReturnType<typeof useBoardPlace>;
