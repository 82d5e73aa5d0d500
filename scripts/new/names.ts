/** Names of a new domain in their spellings, from its folder's. */
export interface Names {
  /** Kebab case, plural: `reading-notes`. */
  folder: string;
  /** `readingNotes`. */
  many: string;
  /** `ReadingNotes`. */
  Many: string;
  /** `readingNote`. */
  one: string;
  /** `ReadingNote`. */
  One: string;
  /** `reading_notes`. */
  table: string;
  chinese: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

/** A name that can't be used, or a place that isn't found: told without a stack. */
export class NewError extends Error {}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Spells a path as one name: `user/reading-goals` as `user-reading-goals`. */
export const kebabOf = (path: string): string => path.replaceAll('/', '-');

const camelCase = (kebab: string): string =>
  kebab
    .split('-')
    .map((word, at) => (at === 0 ? word : upperFirst(word)))
    .join('');

export const pascalCase = (kebab: string): string => upperFirst(camelCase(kebab));

/** Checks a name in Chinese. @throws NewError where it is not 1 to 12 Chinese characters */
export const checkChinese = (chinese: string): void => {
  if (!/^\p{Script=Han}{1,12}$/u.test(chinese))
    throw new NewError(`“${chinese}” is not 1 to 12 Chinese characters.`);
};

const singularOf = (plural: string): string =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1);

/** Spells the names of a domain. @throws NewError where its name is no plural in kebab case */
export const namesOf = (folder: string, chinese: string): Names => {
  if (!KEBAB.test(folder))
    throw new NewError(`“${folder}” is not in kebab case, as reading-notes is.`);
  if (!/[^s]s$/.test(folder))
    throw new NewError(`“${folder}” is no plural that ends in s, as reading-notes is.`);
  checkChinese(chinese);
  const many = camelCase(folder);
  const one = singularOf(many);
  return {
    folder,
    many,
    Many: upperFirst(many),
    one,
    One: upperFirst(one),
    table: folder.replaceAll('-', '_'),
    chinese,
  };
};

/** Checks the name of an event. @throws NewError where it is not in capitals */
export const checkEventName = (name: string): void => {
  if (!CONSTANT.test(name))
    throw new NewError(`“${name}” is not in capitals, as PROJECT_FORKED is.`);
};
