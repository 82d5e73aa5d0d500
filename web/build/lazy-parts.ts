import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';

/** `() => import('./Part.tsx')`, as `lazy` and `lazyPage` are given it, with nothing behind. */
const LAZY_IMPORT = /\(\)\s*=>\s*import\(\s*'([^']+\.tsx)',?\s*\)(?!\s*\.)/g;

interface Wrapping {
  /** From web's folder on. */
  helper: string;
  /** The name of what the helper exports: it gets the source file's path and the function. */
  wrap: string;
}

/** Hands each function that imports a lazy part to a helper, with the source file it imports. */
const wrappedParts = ({ helper, wrap }: Wrapping): Plugin => {
  let root = '';
  return {
    name: `whaletide:${wrap}-parts`,
    enforce: 'pre',
    apply: 'build',
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
      const wrapped = code.replace(LAZY_IMPORT, (source, specifier: string) => {
        const module = modules.get(specifier);
        return module === undefined ? source : `__${wrap}(${JSON.stringify(module)}, ${source})`;
      });
      return {
        code: `import { ${wrap} as __${wrap} } from ${JSON.stringify(`${root}/${helper}`)};\n${wrapped}`,
        map: null,
      };
    },
  };
};

/**
 * Instruments the server's bundle: each lazy part notes its source file when it is rendered, so
 * that the page can name the files that the browser will need.
 */
export const notedParts = (): Plugin =>
  wrappedParts({ helper: 'src/rendering/note-rendered-part.tsx', wrap: 'noteRenderedPart' });

/**
 * Instruments the browser's bundle: the lazy parts that a page was rendered with are ready when the
 * browser takes it over.
 */
export const readyParts = (): Plugin =>
  wrappedParts({ helper: 'src/rendering/ready-parts.ts', wrap: 'readyPart' });
