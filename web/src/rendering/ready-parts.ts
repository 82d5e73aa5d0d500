import { isReachable, untilBack } from '../lib/recovery.ts';
import { FILES_ELEMENT, type PageFiles } from './page-files.ts';

type Load<T> = () => Promise<T>;

const partsOfPage = (): Set<string> => {
  const text = document.getElementById(FILES_ELEMENT)?.textContent;
  return new Set(text ? (JSON.parse(text) as PageFiles).parts : []);
};

/**
 * Waits with the code of a part for the network and the server: a part shows its skeleton as long,
 * and what is around it stays. Code that is fetched in vain is remembered by some browsers, so
 * nothing is fetched offline. Rejects where the server is there and has no such code any more.
 */
const patient =
  <T>(load: Load<T>): Load<T> =>
  async () => {
    if (!navigator.onLine) await untilBack();
    try {
      return await load();
    } catch (error) {
      if (await isReachable()) throw error;
      await untilBack();
      return load();
    }
  };

const parts = partsOfPage();
const underWay = new Set<Promise<void>>();

/**
 * Loads a lazy part with patience, and begins at once with one that the page was rendered with; the
 * build applies it (readyParts). A part that waits for its code while the page is taken over would be rendered again, with its
 * skeleton in between, as soon as anything around it changes.
 *
 * @param module the source file, as the server noted it
 */
export const readyPart = <T extends object>(module: string, fetch: Load<T>): Load<T> => {
  const load = patient(fetch);
  if (!parts.has(module)) return load;
  let loaded: T | undefined;
  const keep = (part: T) => {
    loaded = part;
  };
  // A part that couldn't be loaded is tried again where it is shown.
  underWay.add(load().then(keep, () => undefined));
  return () => (loaded ? atHand(loaded) : load());
};

/** Wraps a value as a promise for React and `await`, but one that is there at once. */
const atHand = <T>(value: T): Promise<T> =>
  ({ then: (take: (value: T) => unknown) => take(value) }) as Promise<T>;

/** Resolves when all parts of the rendered page are at hand, those within others too. */
export const readyForAll = async (): Promise<void> => {
  for (const part of underWay) await part;
};
