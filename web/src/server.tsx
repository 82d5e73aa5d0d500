import './theme/styles/base.ts';
import './theme/global.css';
import { documentMaker, type PageDocument } from './rendering/document.tsx';
import type { RunQuery } from './rendering/page-client.ts';
import { type Audience, RememberedQueries } from './rendering/remembered-queries.ts';
import { renderPage } from './rendering/render-page.tsx';

export { coverSvg } from './rendering/cover-svg.tsx';
export { memberSvg } from './rendering/member-svg.tsx';
export { themeStyles } from './rendering/document.tsx';

export interface RendererSettings {
  /** Folder of the browser's build, with a slash at its end. */
  folder: URL;
  siteName: string;
  /** Such as https://example.org; empty where the operator names none. */
  origin: string;
  /** Origins besides it that pages may show pictures of. */
  imageOrigins?: readonly string[];
}

export interface RenderRequest {
  /** Path and known query of the page, beginning with a slash. */
  path: string;
  audience: Audience;
  /** The time of the page, in ms. */
  now: number;
  /** Runs a query in the name of whom the page is for. */
  run: RunQuery;
  signal: AbortSignal;
}

export type Rendering =
  | { kind: 'moved'; path: string; status: number }
  /** Something could not be had: what stands there would be half of the page. */
  | { kind: 'incomplete'; codes: string[] }
  | ({ kind: 'page'; status: number } & PageDocument);

/**
 * Creates the renderer of public pages, which the gateway loads from this bundle in a worker of its
 * own.
 */
export const createRenderer = ({ folder, ...site }: RendererSettings) => {
  const documentOf = documentMaker(folder);
  const remembered = new RememberedQueries();
  return {
    /** Rejects where a component breaks, and when the signal says so. */
    render: async ({ path, audience, now, run, signal }: RenderRequest): Promise<Rendering> => {
      const render = { now, ...site };
      const result = await renderPage({ path, audience, render, run, remembered, signal });
      if (result.kind !== 'page') return result;
      return { kind: 'page', status: result.status, ...documentOf(result, path) };
    },
  };
};
