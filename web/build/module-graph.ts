import type { Plugin, Rolldown } from 'vite';

export interface ModuleGraph {
  /**
   * All modules that these load, those of their static imports included.
   *
   * @throws Error where one isn't part of the build: it was moved, or nothing imports it any more
   */
  closure: (ids: readonly string[]) => ReadonlySet<string>;
  /** Characters of a module before it is minified. */
  sizeOf: (id: string) => number;
}

interface Chunk {
  imports: readonly string[];
  /** Its modules, and how long they are. */
  sizes: ReadonlyMap<string, number>;
}

/**
 * Maps modules to those that are loaded along with them, as found by a build without groups of
 * chunks.
 */
const graphOf = (chunks: ReadonlyMap<string, Chunk>): ModuleGraph => {
  const homes = new Map(
    [...chunks.values()].flatMap((chunk) =>
      [...chunk.sizes.keys()].map((id) => [id, chunk] as const),
    ),
  );
  const reach = (chunk: Chunk | undefined, reached: Set<Chunk>): void => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) reach(chunks.get(name), reached);
  };
  return {
    closure: (ids) => {
      const reached = new Set<Chunk>();
      for (const id of ids) {
        const home = homes.get(id);
        if (!home) throw new Error(`${id} is no part of the build: see build/first-loads.ts`);
        reach(home, reached);
      }
      return new Set([...reached].flatMap(({ sizes }) => [...sizes.keys()]));
    },
    sizeOf: (id) => homes.get(id)?.sizes.get(id) ?? 0,
  };
};

const chunkOf = ({ imports, modules }: Rolldown.OutputChunk): Chunk => ({
  imports: [...imports],
  sizes: new Map(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
});

/** Hands over the graph before Vite takes out the chunks that only hold styles. */
export const seeModules = (seen: (graph: ModuleGraph) => void): Plugin => ({
  name: 'whaletide:see-modules',
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => {
      const chunks = Object.entries(bundle).flatMap(([name, file]) =>
        file.type === 'chunk' ? [[name, chunkOf(file)] as const] : [],
      );
      seen(graphOf(new Map(chunks)));
    },
  },
});
