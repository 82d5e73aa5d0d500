import { Abandoned } from './turns.ts';

interface UnderWay<Result> {
  result: Promise<Result>;
  waiting: number;
  everyoneGone: AbortController;
}

export interface SharedWork<Result> {
  /**
   * Answers the result of the work at that address: of what is under way, else of what `start`
   * begins. Its signal aborts when no one waits for it any more.
   *
   * @throws Abandoned where `gone` came before
   */
  take: (
    address: string,
    start: (everyoneGone: AbortSignal) => Promise<Result>,
    gone?: AbortSignal,
  ) => Promise<Result>;
}

/** Work that is done once for all who ask for it meanwhile, and ends when all of them have gone. */
export const sharedWork = <Result>(): SharedWork<Result> => {
  const underWay = new Map<string, UnderWay<Result>>();

  const begin = (
    address: string,
    start: (everyoneGone: AbortSignal) => Promise<Result>,
  ): UnderWay<Result> => {
    const everyoneGone = new AbortController();
    const result = start(everyoneGone.signal).finally(() => {
      if (underWay.get(address)?.result === result) underWay.delete(address);
    });
    // An error is for those who wait; without any left it is none.
    result.catch(() => undefined);
    const begun = { result, waiting: 0, everyoneGone };
    underWay.set(address, begun);
    return begun;
  };

  return {
    take: async (address, start, gone) => {
      if (gone?.aborted) throw new Abandoned();
      const begun = underWay.get(address) ?? begin(address, start);
      begun.waiting += 1;
      const leave = () => {
        begun.waiting -= 1;
        if (begun.waiting > 0) return;
        if (underWay.get(address) === begun) underWay.delete(address);
        begun.everyoneGone.abort();
      };
      gone?.addEventListener('abort', leave, { once: true });
      try {
        return await begun.result;
      } finally {
        gone?.removeEventListener('abort', leave);
      }
    },
  };
};
