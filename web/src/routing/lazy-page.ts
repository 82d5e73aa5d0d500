import type { ComponentType } from 'react';
import { reloadOnce } from '../lib/reload-once.ts';

/** A page in a chunk of its own; a chunk that a deploy has removed reloads the page, once. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) => async () => {
  try {
    return { Component: (await load()).default };
  } catch (error) {
    // The reload is under way: nothing may flash up before it.
    if (reloadOnce()) return new Promise<never>(() => undefined);
    throw error;
  }
};
