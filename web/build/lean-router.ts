import type { Plugin } from 'vite';

const LINKS = 'function PrefetchPageLinks(';
const NO_LINKS = 'const PrefetchPageLinks = () => null;\nfunction UnusedLinks(';

/** Names for debuggers keep forms and links in the code that nothing uses. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;
const MADE = /= React\$1\.forwardRef\(/g;

/**
 * Leaves out of the first load what React Router brings for its data and framework modes alone:
 * forms, and what links fetch ahead, which `routing/prefetch.ts` does here for all of them.
 */
export const leanRouter = (): Plugin => ({
  name: 'whaletide:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/(lib|ssr\/components)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(LINKS, NO_LINKS)
        .replace(NAMES, '')
        .replace(MADE, '= /* @__PURE__ */ React$1.forwardRef('),
      map: null,
    }),
  },
});
