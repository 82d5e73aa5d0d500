import {
  CLIENT_NAME_HEADER,
  CLIENT_VERSION_HEADER,
  WEB_CLIENT,
} from '@whaletide/schema/domains/clients/rules.ts';

/** Headers by which pages say who asks, and of which version: the build's, of package.json. */
export const clientHeaders = {
  [CLIENT_NAME_HEADER]: WEB_CLIENT,
  [CLIENT_VERSION_HEADER]: String(import.meta.env?.VITE_PRODUCT_VERSION ?? 'development'),
};
