import { createContext } from 'react';
import type { SearchResultsQuery } from './SearchPage.generated.ts';

export type Reason = SearchResultsQuery['search']['reasons'][number];
export type Excerpt = NonNullable<Reason['excerpt']>;

/** Why the result around this was found; null where its title and description say it. */
export const ReasonContext = createContext<Reason | null>(null);

/** Answers where an excerpt stands, in words: 标签, 分析.ipynb · 第 3 个单元格, 第 2 楼. */
export const placeOf = ({ label, notebook, cell, floor }: Excerpt): string => {
  if (label !== null) return label;
  if (notebook !== null) return cell === null ? notebook : `${notebook} · 第 ${cell} 个单元格`;
  return floor === null ? '正文' : `第 ${floor} 楼`;
};

/** Answers the address of an excerpt on the page of its result; null where that is all of it. */
export const addressIn = (to: string, { notebook, cell, floor }: Excerpt): string | null => {
  const place = {
    ...(notebook !== null && { n: notebook }),
    ...(cell !== null && { cell: String(cell) }),
    ...(floor !== null && { floor: String(floor) }),
  };
  const query = new URLSearchParams(place);
  return query.size > 0 ? `${to}?${query}` : null;
};
