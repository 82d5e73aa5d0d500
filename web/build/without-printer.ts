import type { Plugin } from 'vite';

/**
 * Leaves the printer of documents out of the first load. Apollo Client tells documents apart by
 * their texts, for which any text of its own will do; what is sent whole, which is next to nothing,
 * is printed by `known-operations-link.ts`, which loads the printer for it.
 */
export const withoutPrinter = (): Plugin => ({
  name: 'whaletide:without-printer',
  apply: 'build',
  load: {
    filter: { id: /@apollo\/client\/utilities\/graphql\/print\.js$/ },
    handler: () =>
      'export const print = Object.assign((node) => node.hash ?? JSON.stringify(node), { reset() {} });',
  },
});
