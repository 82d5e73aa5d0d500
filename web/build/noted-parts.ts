import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';

/** `import('./Part.tsx')`, as `lazy` and `lazyPage` are given it. */
const LAZY_IMPORT = /\bimport\(\s*'(\.[^']+\.tsx)',?\s*\)/g;

/**
 * Of the server's bundle: each lazily imported component notes the source file that it came from
 * when it is rendered, so that the page can name the files that the browser will need.
 */
export const notedParts = (): Plugin => {
  let root = '';
  return {
    name: 'whaletide:noted-parts',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async transform(code, id) {
      if (!isAbsolute(id) || id.includes('node_modules')) return null;
      const specifiers = [...code.matchAll(LAZY_IMPORT)].map((match) => match[1] ?? '');
      if (specifiers.length === 0) return null;
      const modules = new Map<string, string>();
      for (const specifier of specifiers) {
        const resolved = await this.resolve(specifier, id);
        if (resolved) modules.set(specifier, relative(root, resolved.id));
      }
      const noted = code.replace(LAZY_IMPORT, (source, specifier: string) => {
        const module = modules.get(specifier);
        return module === undefined ? source : `${source}.then(__noted(${JSON.stringify(module)}))`;
      });
      const helper = `${root}/src/rendering/noted.tsx`;
      return {
        code: `import { noted as __noted } from ${JSON.stringify(helper)};\n${noted}`,
        map: null,
      };
    },
  };
};
