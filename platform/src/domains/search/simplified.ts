import { Converter } from 'opencc-js/t2cn';
import { foldText } from '@whaletide/schema/domains/search/rules.ts';

/** Han characters of everyday texts: the unified ideographs and their first extension. */
const HAN = { first: 0x3400, last: 0x9fff };

/**
 * Traditional characters with their simplified ones. One by one, and not by words, so that a text
 * and what is searched for agree whatever stands beside a character.
 */
const made = (): ReadonlyMap<string, string> => {
  const convert = Converter({ from: 't', to: 'cn' });
  const pairs = new Map<string, string>();
  for (let code = HAN.first; code <= HAN.last; code += 1) {
    const traditional = String.fromCharCode(code);
    const simplified = convert(traditional);
    if (simplified !== traditional) pairs.set(traditional, simplified);
  }
  return pairs;
};

let table: ReadonlyMap<string, string> | undefined;

const simplified = (character: string): string => {
  table ??= made();
  return table.get(character) ?? character;
};

/** A text as it is searched: folded, and its traditional characters as simplified ones. */
export const normalizeQuery = (text: string): string =>
  foldText(text).replace(/\p{Script=Han}/gu, simplified);
