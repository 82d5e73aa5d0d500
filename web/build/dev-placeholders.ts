import type { Plugin } from 'vite';

/** In development no gateway stands before Vite to fill in the values that it writes. */
export const devPlaceholders = (): Plugin => ({
  name: 'whaletide:dev-placeholders',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replaceAll('__SITE_NAME__', process.env.SITE_NAME ?? '鲸潮社区')
      .replaceAll('__IMAGE_ORIGINS__', ''),
});
