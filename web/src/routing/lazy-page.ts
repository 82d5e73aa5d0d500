import type { ComponentType } from 'react';
import { reloadOnce } from '../lib/reload-once.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** A page in a chunk of its own; a chunk that a deploy has removed reloads the page, once. */
export const lazyPage = (load: Load) => {
  const lazy = async () => {
    try {
      return { Component: (await load()).default };
    } catch (error) {
      // The reload is under way: nothing may flash up before it.
      if (reloadOnce()) return new Promise<never>(() => undefined);
      throw error;
    }
  };
  return Object.assign(lazy, { fetch: load });
};

/** Fetches the chunk of a route's `lazy` ahead of its time: nothing is reloaded for that. */
export const fetchLazy = async (lazy: unknown): Promise<void> => {
  if (typeof lazy === 'function' && 'fetch' in lazy) await (lazy.fetch as Load)();
};
