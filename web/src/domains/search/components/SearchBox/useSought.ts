import { useLocation } from 'react-router';
import { globalSearchPath } from '#domains/search/paths.ts';

/** Answers the text that the page of results searches for; empty on other pages. */
export const useSought = (): string => {
  const { pathname, search } = useLocation();
  return pathname === globalSearchPath
    ? (new URLSearchParams(search).get('search')?.trim() ?? '')
    : '';
};
