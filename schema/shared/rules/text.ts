/** Said of a text that no layer can keep or send on. */
export const UNREADABLE = '内容中有无法识别的字符（空字符或残缺的字符），请删除后重试';

/**
 * Tells whether a text can be kept: well-formed Unicode without U+0000. A lone surrogate has no
 * UTF-8, and PostgreSQL takes no U+0000 in a text.
 */
export const isReadable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Finds the first unreadable text in a value of JSON, names of its keys included.
 *
 * @returns its path with dots (`Tabs.0.Title`), '' for the value itself, undefined where all is
 * readable; of an unreadable key the path of its object
 */
export const unreadableAt = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isReadable(value) ? undefined : '';
  if (!isParent(value)) return undefined;
  // By a list of its own: an input may be nested deeper than the stack is.
  const waiting: { parent: object; path: string }[] = [{ parent: value, path: '' }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const [key, part] of Object.entries(place.parent)) {
      if (!isReadable(key)) return place.path;
      if (typeof part === 'string' ? isReadable(part) : !isParent(part)) continue;
      const path = place.path === '' ? key : `${place.path}.${key}`;
      if (typeof part === 'string') return path;
      waiting.push({ parent: part as object, path });
    }
  }
  return undefined;
};
