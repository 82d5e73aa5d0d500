import type { ComponentType } from 'react';
import { useNotes } from '../lib/page-render.ts';

/** Makes a lazily imported component note where it came from; the build applies it (notedParts). */
export const noteRenderedPart =
  <T extends object>(module: string, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const imported = await load();
    const { default: Component } = imported as { default?: ComponentType<object> };
    if (typeof Component !== 'function') return imported;
    const Noted = (props: object) => {
      useNotes()?.uses(module);
      return <Component {...props} />;
    };
    return { ...imported, default: Noted };
  };
