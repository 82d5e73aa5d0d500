/** Messages from a page in a frame. People wrote the page: anything unexpected is ignored. */

/** Within these a frame takes the height of its page; only one that no one reads whole scrolls. */
const LOWEST = 120;
const HIGHEST = 200_000;
const BORDERS = 2;

/** Headings of an outline, and characters of each. */
const MAX_HEADINGS = 200;
const MAX_HEADING_LENGTH = 200;

const member = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (data as Record<string, unknown>)[key]
    : undefined;

const numberOf = (data: unknown, key: string): number | null => {
  const value = member(data, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

export const heightOf = (data: unknown): number | null => {
  const height = numberOf(data, 'height');
  return height === null ? null : Math.min(Math.max(Math.ceil(height), LOWEST), HIGHEST) + BORDERS;
};

/** Code of a cell, as long as a page can be made to say it. */
export interface ToldCode {
  code: string;
  language: string;
}

export const codeOf = (data: unknown): ToldCode | null => {
  const code = member(data, 'code');
  const language = member(data, 'language') ?? 'text';
  return typeof code === 'string' && typeof language === 'string' ? { code, language } : null;
};

/** Code of a cell that the reader wants to copy. */
export const copiedOf = (data: unknown): string | null => {
  const code = member(data, 'copy');
  return typeof code === 'string' ? code : null;
};

/** A heading of the page, by its number from 1. */
export interface Heading {
  number: number;
  level: number;
  text: string;
}

export const outlineOf = (data: unknown): Heading[] | null => {
  const told = member(data, 'outline');
  if (!Array.isArray(told)) return null;
  return told.slice(0, MAX_HEADINGS).flatMap((one: unknown, index): Heading[] => {
    const level = numberOf(one, 'level');
    const text = member(one, 'text');
    if (level === null || typeof text !== 'string') return [];
    const words = text.slice(0, MAX_HEADING_LENGTH).replaceAll(/\s+/g, ' ').trim();
    return words === ''
      ? []
      : [
          {
            number: index + 1,
            level: Math.min(Math.max(Math.round(level), 1), 6),
            text: words,
          },
        ];
  });
};

/** Tells whether a link within the page leads there. */
export const isLink = (data: unknown): boolean => member(data, 'link') === true;

/** Reads the position in the frame of what was asked for. */
export const topOf = (data: unknown): number | null => numberOf(data, 'top');
