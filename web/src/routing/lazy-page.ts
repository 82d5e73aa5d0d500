import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page in a chunk of its own. */
export const lazyPage = (load: Load) => {
  const lazy = async () => ({ Component: (await load()).default });
  return Object.assign(lazy, { fetch: load });
};

/** Fetches the chunk of a route's `lazy` ahead of its time. */
export const fetchLazy = async (lazy: unknown): Promise<void> => {
  if (typeof lazy === 'function' && 'fetch' in lazy) await (lazy.fetch as Load)();
};
