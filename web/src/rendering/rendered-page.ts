import type { NormalizedCacheObject } from '@apollo/client';
import type { PageRender } from '../lib/page-render.ts';

/** Data that a rendered document brings along, so that the browser goes on without asking again. */
export interface RenderedPage {
  render: Omit<PageRender, 'notes'>;
  cache: NormalizedCacheObject;
}

export const DATA_ELEMENT = 'page-data';

/** As text of a script element, which ends at the first `</script`, and takes `<!--` amiss. */
export const pageData = (page: RenderedPage): string =>
  JSON.stringify(page).replaceAll('<', '\\u003c');

/** Null where the document came empty. */
export const readRenderedPage = (document: Document): RenderedPage | null => {
  const text = document.getElementById(DATA_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedPage) : null;
};
