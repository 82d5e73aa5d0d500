import { plainText } from './plain-text.ts';

/** Digits and signs below and above the line, in the order of those on it. */
const ON_LINE = '0123456789+-=()';
const OFF_LINE = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾' };
const SCRIPT = /<(sub|sup)>([-+=()\d]{1,20})<\/\1>/g;
const INLINE = /<\/?(?:a|b|del|em|i|ins|kbd|mark|s|samp|small|strong|sub|sup|u)(?:\s[^<>\n]*)?>/gi;

/**
 * Turns a message's Markdown into one line of plain text, H<sub>2</sub>O into H₂O. Apart from
 * `plainText`, which pages load first and which has no room for it.
 */
export const messageText = (markdown: string): string =>
  plainText(
    markdown
      .replace(SCRIPT, (_, tag: keyof typeof OFF_LINE, signs: string) =>
        [...signs].map((sign) => OFF_LINE[tag][ON_LINE.indexOf(sign)] ?? sign).join(''),
      )
      .replace(INLINE, ''),
  );
