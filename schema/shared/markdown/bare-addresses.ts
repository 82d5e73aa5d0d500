import type { Construct, Event, Extension, Token, Tokenizer } from 'micromark-util-types';
import { addressReader, mayPrecede } from './addresses.ts';

// As GFM's own names them, for what makes links of them.
declare module 'micromark-util-types' {
  interface TokenTypeMap {
    literalAutolink: 'literalAutolink';
    literalAutolinkHttp: 'literalAutolinkHttp';
    literalAutolinkWww: 'literalAutolinkWww';
  }
}

/** Characters behind an address within brackets that are read to see whether they are a link's. */
const FAR = 300;

/** A character of micromark; '' for line ends, tabs and the end, which end an address. */
const signOf = (code: number | null): string =>
  code === null || code < 0 ? '' : String.fromCharCode(code);

/** Open brackets around an address that are looked at; within more of them it is no link. */
const DEEP = 5;

/** Tokens with no open bracket before them, so that each piece of a text is walked through once. */
const free = new WeakSet<Token>();

/** Counts the brackets before this place that may still become links, up to one more than `DEEP`. */
const openBrackets = (events: readonly Event[]): number => {
  let open = 0;
  for (let at = events.length - 1; at >= 0 && open <= DEEP; at -= 1) {
    const [kind, token] = events[at] ?? [];
    if (!token || free.has(token)) break;
    const isBracket = token.type === 'labelLink' || token.type === 'labelImage';
    if (kind === 'enter' && isBracket && !token._balanced && !token._inactive) open += 1;
  }
  const last = events.at(-1)?.[1];
  if (open === 0 && last) free.add(last);
  return open;
};

/** Reads an address and tells its length. */
const reading = (onLength: (length: number) => void): Construct => ({
  partial: true,
  tokenize: (effects, ok, nok) => {
    const reader = addressReader();
    return function next(code) {
      const sign = signOf(code);
      if (sign !== '' && reader.take(sign)) {
        effects.consume(code);
        return next;
      }
      const length = reader.length();
      onLength(length);
      return length > 0 ? ok(code) : nok(code);
    };
  },
});

/**
 * Tells whether the brackets around an address are no link's: a link holds no other.
 * @param length of the address
 */
const outsideLinks = (length: number, open: number): Construct => ({
  partial: true,
  tokenize: (effects, ok, nok) => {
    let read = 0;
    let nested = 0;
    let closed = 0;
    let before = '';
    return function next(code) {
      if (code === null) return ok(code);
      const sign = signOf(code);
      if (read > length && before === ']') {
        if (sign === '(' || sign === '[') return nok(code);
        if (closed === open) return ok(code);
      }
      if (read >= length + FAR) return nok(code);
      if (read >= length && before !== '\\') {
        if (sign === '[') nested += 1;
        else if (sign === ']' && nested > 0) nested -= 1;
        else if (sign === ']') closed += 1;
      }
      read += 1;
      before = before === '\\' ? '' : sign;
      effects.consume(code);
      return next;
    };
  },
});

const tokenize: Tokenizer = function (effects, ok, nok) {
  const { previous, events } = this;
  let length = 0;
  let kind: 'literalAutolinkHttp' | 'literalAutolinkWww' = 'literalAutolinkHttp';
  return (code) => {
    const first = signOf(code);
    if (/w/i.test(first)) kind = 'literalAutolinkWww';
    if (!mayPrecede(signOf(previous), first)) return nok(code);
    const open = openBrackets(events);
    if (open > DEEP) return nok(code);
    let left = 0;
    const take = (next: number | null): ReturnType<typeof ok> => {
      if (left === 0) {
        effects.exit(kind);
        effects.exit('literalAutolink');
        return ok(next);
      }
      left -= 1;
      effects.consume(next);
      return take;
    };
    const begin = (next: number | null) => {
      left = length;
      effects.enter('literalAutolink');
      effects.enter(kind);
      return take(next);
    };
    return effects.check(
      reading((found) => (length = found)),
      (next) =>
        open === 0 ? begin(next) : effects.check(outsideLinks(length, open), begin, nok)(next),
      nok,
    )(code);
  };
};

const address: Construct = { name: 'bareAddress', tokenize };

/** Bare web addresses as links, in place of GFM's, which take the Chinese behind them for a part. */
export const bareAddresses: Extension = {
  disable: { null: ['protocolAutolink', 'wwwAutolink'] },
  text: Object.fromEntries([...'HhWw'].map((sign) => [sign.charCodeAt(0), address])),
};
