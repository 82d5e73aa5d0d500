import { FILES_ELEMENT, type PageFiles } from './page-files.ts';

type Load<T> = () => Promise<T>;

const partsOfPage = (): Set<string> => {
  const text = document.getElementById(FILES_ELEMENT)?.textContent;
  return new Set(text ? (JSON.parse(text) as PageFiles).parts : []);
};

const parts = partsOfPage();
const underWay = new Set<Promise<void>>();

/**
 * Begins to load a lazy part that the page was rendered with; the build applies it (readyParts). A
 * part that waits for its code while the page is taken over would be rendered again, with its
 * skeleton in between, as soon as anything around it changes.
 *
 * @param module the source file, as the server noted it
 */
export const readyPart = <T extends object>(module: string, load: Load<T>): Load<T> => {
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
