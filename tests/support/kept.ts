/**
 * Time for which a kept object waits for the next test file; jest waits no longer than 500 ms for a
 * worker.
 */
const KEPT_MS = 250;

/** Lends a worker's test files, one after the other, what takes long to make. */
export const kept = <Thing>(make: () => Promise<Thing>, end: (thing: Thing) => Promise<void>) => {
  let free: { thing: Thing } | undefined;
  let ending: NodeJS.Timeout | undefined;
  return {
    lend: async (): Promise<Thing> => {
      clearTimeout(ending);
      const { thing } = free ?? { thing: await make() };
      free = undefined;
      return thing;
    },
    /** Ends it when it hasn't been asked for so long: an open one holds the process. */
    giveBack: async (thing: Thing): Promise<void> => {
      if (free) return end(thing);
      free = { thing };
      ending = setTimeout(() => {
        free = undefined;
        void end(thing);
      }, KEPT_MS);
    },
  };
};
