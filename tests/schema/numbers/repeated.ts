import { chineseNumber, englishNumber } from '@whaletide/schema/shared/rules/number-words.ts';
import type { NumericConstant } from './constants.ts';
import type { WrittenText } from './texts.ts';
import { told, units } from './told.ts';

const suffixes: Readonly<Record<string, keyof typeof units>> = {
  DAYS: 'days',
  MONTHS: 'months',
  HOURS: 'hours',
  MINUTES: 'minutes',
  SECONDS: 'seconds',
};

/** Unit in which a constant is told, and the words of its subject; undefined where it isn't told. */
const tellingOf = (name: string) => {
  const unit = suffixes[/_([A-Z]+)$/.exec(name)?.[1] ?? ''];
  return told[name] ?? (unit && { unit });
};

export const isTold = ({ name }: NumericConstant): boolean => tellingOf(name) !== undefined;

/** Pattern of a constant's number before its unit, as people write it. */
const patternOf = (value: number, unit: keyof typeof units): RegExp => {
  const forms = new Set([
    String(value),
    value.toLocaleString('en-US'),
    englishNumber(value),
    chineseNumber(value),
  ]);
  const number = `(?<![\\w.,])(?:${[...forms].join('|')})(?![\\d.,]*\\d)`;
  return new RegExp(units[unit] ? `${number}[-\\s]*(?:${units[unit]})` : number, 'iu');
};

/** Texts of a constant's own domain that repeat its number with its unit. */
export const repeats = (
  constant: NumericConstant,
  texts: readonly WrittenText[],
): WrittenText[] => {
  const telling = tellingOf(constant.name);
  if (telling === undefined) return [];
  const pattern = patternOf(constant.value, telling.unit);
  const about = 'about' in telling ? telling.about : undefined;
  const domain = ('domain' in telling ? telling.domain : undefined) ?? constant.domain;
  const isOwn = ({ file }: WrittenText) =>
    domain === 'shared' || file.includes(`/domains/${domain}/`);
  return texts.filter(
    (text) => isOwn(text) && pattern.test(text.text) && (about?.test(text.text) ?? true),
  );
};
