import { clockText } from './clock-text.ts';
import { attribute, elementsIn, tagsIn, unescapedXml } from './xml.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Characters of a number format; Excel has no longer one. */
const FORMAT_LENGTH = 255;

/** Sense that a number format gives to numbers: dates and times of day, or hours that go on after 24. */
export type CellFormat = 'date' | 'elapsed' | null;

/** `[h]:mm:ss` of Excel's own formats. */
const ELAPSED = 46;
const ELAPSED_CODE = /\[(h+|m+|s+)\]/i;

const formatOf = (id: number, code: string | undefined): CellFormat => {
  if (code === undefined) {
    if (id === ELAPSED) return 'elapsed';
    const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);
    return isDate ? 'date' : null;
  }
  const signs = code.replaceAll(/"[^"]*"|\\./g, '');
  if (ELAPSED_CODE.test(signs)) return 'elapsed';
  return /[ymdhs]/i.test(signs.replaceAll(/\[[^[\]]*\]/g, '')) ? 'date' : null;
};

/** Tells for each of the cell styles what it makes of numbers. */
export const formatsIn = (styles: string): CellFormat[] => {
  const codes = new Map<number, string>();
  for (const tag of tagsIn(styles, 'numFmt')) {
    const code = unescapedXml(attribute(tag, 'formatCode') ?? '').slice(0, FORMAT_LENGTH);
    codes.set(Number(attribute(tag, 'numFmtId')), code);
  }
  const [formats] = elementsIn(styles, 'cellXfs');
  return Array.from(tagsIn(formats?.content ?? '', 'xf'), (tag) => {
    const id = Number(attribute(tag, 'numFmtId'));
    return formatOf(id, codes.get(id));
  });
};

/** The day before 1 January 1970, as Excel counts days, and the days between its two calendars. */
const [EPOCH, CALENDARS_APART] = [25_569, 1_462];
/** Excel has a 29 February 1900: days before it are one behind. */
const LEAP_DAY = 60;

/** A date of Excel's, in days since 1900 (or 1904), as text; less than a day is a time of day. */
export const dateText = (days: number, is1904: boolean): string => {
  if (days >= 0 && days < 1 && !is1904) return clockText(Math.round(days * DAY) % DAY);
  const since1900 = days + (is1904 ? CALENDARS_APART : days < LEAP_DAY ? 1 : 0);
  const date = new Date(Math.round((since1900 - EPOCH) * DAY));
  if (Number.isNaN(date.getTime())) return String(days);
  const day = date.toISOString().slice(0, date.toISOString().indexOf('T'));
  const ms = ((date.getTime() % DAY) + DAY) % DAY;
  return Number.isInteger(days) ? day : `${day} ${clockText(ms)}`;
};

/** A duration in days as hours, minutes and seconds: 1.5 is `36:00:00`. */
export const elapsedText = (days: number): string => {
  const ms = Math.round(Math.abs(days) * DAY);
  return Number.isSafeInteger(ms) ? `${days < 0 ? '-' : ''}${clockText(ms)}` : String(days);
};

/** From here on numbers have an exponent, so that none looks like a long id. */
const LARGE = 1e15;

/**
 * A number as short as it is the same: Excel writes 3.636 as `3.6360000000000001`. Whole numbers keep their
 * digits.
 */
export const numberText = (raw: string): string => {
  const number = Number(raw);
  if (/^[+-]?\d+$/.test(raw) || !Number.isFinite(number)) return raw;
  return Math.abs(number) >= LARGE ? number.toExponential() : String(number);
};
