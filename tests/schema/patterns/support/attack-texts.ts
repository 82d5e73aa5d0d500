import { type AST, RegExpParser } from '@eslint-community/regexpp';

type Part = AST.Element | AST.Alternative;

/** Signs of which one is in nearly every set of characters. */
const COMMON = [...'a0 -_.,:;|/<>"\'()[]{}*=~`#@!%+\\\n\r\tZ中\u00a0\u2800\u200b😀'];

/** A character that the set has; a letter where none of the common ones is in it. */
const memberOf = (set: AST.Element, flags: string): string => {
  const matches = new RegExp(`^(?:${set.raw})$`, flags.replaceAll(/[gym]/g, ''));
  return COMMON.find((sign) => matches.test(sign)) ?? 'x';
};

/** A short text that the part matches, as far as one reads it off; empty for what takes no room. */
const sampleOf = (part: Part, flags: string): string => {
  switch (part.type) {
    case 'Alternative':
      return part.elements.map((element) => sampleOf(element, flags)).join('');
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(part.alternatives[0] as AST.Alternative, flags);
    case 'Quantifier':
      return sampleOf(part.element, flags).repeat(Math.max(1, Math.min(part.min, 50)));
    case 'Character':
      return String.fromCodePoint(part.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return memberOf(part, flags);
    case 'Assertion':
    case 'Backreference':
      return '';
  }
};

/** All parts of a pattern, each with the parts before it in its alternatives. */
const walk = function* (
  alternatives: readonly AST.Alternative[],
  flags: string,
  before = '',
): Generator<{ before: string; part: Part }> {
  for (const alternative of alternatives) {
    yield { before, part: alternative };
    let read = before;
    for (const element of alternative.elements) {
      yield { before: read, part: element };
      const inner = element.type === 'Quantifier' ? element.element : element;
      if ('alternatives' in inner) yield* walk(inner.alternatives, flags, read);
      read += sampleOf(element, flags);
    }
  }
};

/** Beginnings and repeated texts that may make a pattern slow, made of what it matches itself. */
export const attackTexts = (source: string, flags: string): { prefix: string; pump: string }[] => {
  const parsed = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, { prefix: string; pump: string }>();
  const add = (prefix: string, pump: string) => {
    if (pump !== '') found.set(`${prefix}\0${pump}`, { prefix, pump });
  };
  for (const { before, part } of walk(parsed.alternatives, flags)) {
    const sample = sampleOf(part, flags);
    add('', sample);
    add(before, sample);
    add('', before + sample);
    if (sample !== '') add(before, sample.slice(0, -1));
  }
  return [...found.values()];
};
