import { use, useMemo } from 'react';
import { PageRenderContext, useOrigin } from './page-render.ts';

/** Origins of the operator's; the gateway writes them into the page. */
const imageOrigins = (): readonly string[] => {
  const named = document.querySelector('meta[name="image-origins"]')?.getAttribute('content');
  return named?.split(' ').filter(Boolean) ?? [];
};

/** Origins whose pictures a page may show: the site's own, and those that its operator names. */
export const usePictureOrigins = (): readonly string[] => {
  const here = useOrigin();
  const rendered = use(PageRenderContext);
  return useMemo(
    () => [
      rendered?.origin || here,
      ...(rendered ? (rendered.imageOrigins ?? []) : imageOrigins()),
    ],
    [rendered, here],
  );
};
