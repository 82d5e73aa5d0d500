import { use } from 'react';
import { PageRenderContext } from './page-render.ts';

/** The site's name as the operator set it; the gateway writes it into the page. */
export const siteName = () =>
  document.querySelector('meta[name="application-name"]')?.getAttribute('content') ?? '鲸潮社区';

/** The same for what is rendered, on a server too. */
export const useSiteName = (): string => {
  const rendered = use(PageRenderContext);
  return rendered ? rendered.siteName : siteName();
};
