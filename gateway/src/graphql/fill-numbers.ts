import { toldNumbers } from '@whaletide/schema/told-numbers.ts';
import { englishNumber } from '@whaletide/schema/shared/rules/number-words.ts';

const PLACEHOLDER = /\{\{([A-Z]\w*)(\|[Ww]ords)?\}\}/g;

/**
 * Fills the numbers into the descriptions of an SDL file: `{{TRASH_DAYS}}` as 30, and
 * `{{CODE_MINUTES|words}}` as ten, or with `|Words` as Ten. A name that `toldNumbers` doesn't know is an error with its place.
 */
export const fillNumbers = (sdl: string, file: string): string =>
  sdl.replace(PLACEHOLDER, (placeholder, name: string, words: string | undefined, at: number) => {
    const value = toldNumbers.get(name);
    if (value === undefined) {
      const line = sdl.slice(0, at).split('\n').length;
      throw new Error(
        `${file}:${line} names ${placeholder}, which schema/told-numbers.ts doesn't know`,
      );
    }
    if (words === undefined) return value.toLocaleString('en-US');
    const written = englishNumber(value);
    return words === '|Words' ? written.charAt(0).toUpperCase() + written.slice(1) : written;
  });
