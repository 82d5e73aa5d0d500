/** A formula in a text. */
export interface Formula {
  tex: string;
  isDisplay: boolean;
  /** As it is written, with its delimiters. */
  source: string;
}

/** Environments that are maths without dollars around them, as in Jupyter. */
const ENVIRONMENT =
  /\\begin\{((?:align|alignat|aligned|equation|gather|multline|eqnarray|flalign|split|array|cases|[bBpvV]?matrix)\*?)\}/y;

/** Characters of a formula; a longer one is a text with a sign in it. */
const MAX_FORMULA_LENGTH = 5_000;

const EMPTY_LINE = /\n[ \t]*(?:\n|$)/y;

const isParagraphEnd = (text: string, at: number): boolean => {
  EMPTY_LINE.lastIndex = at;
  return EMPTY_LINE.test(text);
};

const formula = (source: string, tex: string, isDisplay: boolean): Formula | null =>
  tex.trim() === '' || tex.length > MAX_FORMULA_LENGTH
    ? null
    : { tex: tex.trim(), isDisplay, source };

/** Signs that no price has: what stands between spaces is a formula with one of them. */
const TEX = /[\\^_{}=]/;
const CHINESE = /[\u3000-\u303f\p{Script=Han}\uff00-\uffef]/u;
const WORDS = /\\(?:text|textrm|textbf|textit|mathrm|mbox|ce|pu|label|tag)\s*\{[^{}]*\}/g;

/** Tells whether a text may be TeX: Chinese stands in none of its words without a sign of TeX. */
const mayBeTex = (tex: string): boolean => TEX.test(tex) || !CHINESE.test(tex);

/** The TeX of a formula in a quotation, whose lines begin with its sign. */
const withoutQuote = (text: string, at: number, tex: string): string => {
  if (!tex.includes('\n')) return tex;
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', at - 1) + 1), at);
  return /^[ \t]*>/.test(line) ? tex.replaceAll(/\n[ \t]*(?:>[ \t]?)+/g, '\n') : tex;
};

/** A text that is searched for delimiters from its beginning to its end, once for each of them. */
class Searched {
  readonly text: string;
  readonly #found = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  /** The next place of a delimiter; -1 for one farther away than the longest formula. */
  closing(from: number, close: string): number {
    let found = this.#found.get(close) ?? -1;
    if (found < from) {
      found = this.text.indexOf(close, from);
      if (found === -1) found = Infinity;
      this.#found.set(close, found);
    }
    return found - from > MAX_FORMULA_LENGTH ? -1 : found;
  }
}

/** Tells whether nothing else stands on the lines on which this piece begins and ends. */
const isAlone = (text: string, at: number, end: number): boolean =>
  /(?:^|\n)[ \t>]*$/.test(text.slice(Math.max(0, at - 40), at)) &&
  /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 40));

/**
 * A formula between two dollars, displayed. One that holds an empty line begins with a line of its
 * own; two dollars far apart are just that.
 */
const displayed = (searched: Searched, at: number): Formula | null => {
  const { text } = searched;
  if (!text.startsWith('$$', at)) return null;
  const end = searched.closing(at + 2, '$$');
  if (end === -1) return null;
  const tex = text.slice(at + 2, end);
  if (!mayBeTex(tex)) return null;
  if (/\n[ \t]*\n/.test(tex) && !/^[ \t]*\n/.test(tex)) return null;
  return formula(text.slice(at, end + 2), withoutQuote(text, at, tex), true);
};

/** Delimiters of LaTeX, as they are and as Jupyter has them, whose Markdown takes one backslash. */
const BRACKETS = [
  { open: '\\\\(', close: '\\\\)', isDisplay: false },
  { open: '\\\\[', close: '\\\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
  { open: '\\[', close: '\\]', isDisplay: true },
];

/**
 * A formula between LaTeX's own brackets. In Markdown these are escaped ones as well: what stands
 * between them has a sign of TeX then, or is one letter, or stands alone on its lines.
 */
const bracketed = (searched: Searched, at: number): Formula | null => {
  const { text } = searched;
  const brackets = BRACKETS.find(({ open }) => text.startsWith(open, at));
  if (!brackets) return null;
  const { open, close, isDisplay } = brackets;
  const end = searched.closing(at + open.length, close);
  if (end === -1) return null;
  const tex = text.slice(at + open.length, end);
  const behind = end + close.length;
  if (/\n[ \t]*\n/.test(tex) || !mayBeTex(tex)) return null;
  const isEscaped =
    open.length === 2 &&
    !TEX.test(tex) &&
    !/^\s*[A-Za-z]\s*$/.test(tex) &&
    !(isDisplay && /[A-Za-z]/.test(tex) && isAlone(text, at, behind));
  if (isEscaped || (!isDisplay && tex.includes('\n'))) return null;
  return formula(text.slice(at, behind), withoutQuote(text, at, tex), isDisplay);
};

/** An environment at this place, with those of its name within it. */
const environment = (text: string, at: number): Formula | null => {
  ENVIRONMENT.lastIndex = at;
  const name = ENVIRONMENT.exec(text)?.[1];
  if (name === undefined) return null;
  const [begin, close] = [`\\begin{${name}}`, `\\end{${name}}`];
  const source = text.slice(at, at + MAX_FORMULA_LENGTH);
  let from = begin.length;
  for (let depth = 1; ;) {
    const end = source.indexOf(close, from);
    if (end === -1) return null;
    const inner = source.indexOf(begin, from);
    depth += inner !== -1 && inner < end ? 1 : -1;
    from = (inner !== -1 && inner < end ? inner : end) + close.length;
    if (depth > 0) continue;
    const whole = source.slice(0, end + close.length);
    return formula(whole, withoutQuote(text, at, whole), true);
  }
};

/**
 * Tells whether a piece with a space at one of its ends is a formula: it has signs of TeX, and
 * neither Chinese words nor a digit or letter behind it, as between two prices or `$HOME … $PATH`.
 */
const isHalfSpaced = (tex: string, next: string): boolean => {
  const bare = tex.replaceAll(WORDS, '');
  if (CHINESE.test(bare) || (/\s$/.test(tex) && /[A-Za-z0-9]/.test(next))) return false;
  return /[\\^_{}]/.test(tex) || (tex.includes('=') && !/^\s*\d/.test(tex));
};

/**
 * A formula between single dollars. Prices are none: the second dollar stands before no digit, and
 * where a space stands within, TeX stands between them; Chinese words alone are no formula either.
 */
const inline = (text: string, at: number): Formula | null => {
  if (text[at] !== '$' || text[at + 1] === '$') return null;
  for (let end = at + 1; end < text.length && end - at < MAX_FORMULA_LENGTH; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '\n' && isParagraphEnd(text, end)) return null;
    else if (text[end] === '$') {
      const tex = text.slice(at + 1, end);
      const next = text[end + 1] ?? '';
      const [spaceBefore, spaceAfter] = [/^\s/.test(tex), /\s$/.test(tex)];
      const isSpaced = spaceBefore && spaceAfter && TEX.test(tex);
      if ((spaceBefore || spaceAfter) && !isSpaced && !isHalfSpaced(tex, next)) return null;
      if (/\d/.test(next) || !mayBeTex(tex)) return null;
      return formula(text.slice(at, end + 1), tex, false);
    }
  }
  return null;
};

/** The formula that begins at this place of a text; null where none does. */
const formulaAt = (searched: Searched, at: number): Formula | null => {
  const { text } = searched;
  const sign = text[at];
  if (sign === '$') return displayed(searched, at) ?? inline(text, at);
  if (sign !== '\\') return null;
  return environment(text, at) ?? bracketed(searched, at);
};

const FENCE = /(?:^|\n)[ \t>]*(`{3,}|~{3,})[^\n]*/y;

/** Index behind the code that begins at this one; the index itself where none does. */
const endOfCode = (text: string, at: number): number => {
  const isLineStart = at === 0 || text[at] === '\n';
  if (isLineStart) {
    FENCE.lastIndex = at;
    const found = FENCE.exec(text);
    if (found?.index === at && found[1]) {
      const close = new RegExp(
        `\\n[ \\t>]*${found[1][0]}{${found[1].length},}[ \\t]*(?=\\n|$)`,
        'g',
      );
      close.lastIndex = at + found[0].length;
      return close.exec(text) ? close.lastIndex : text.length;
    }
  }
  if (text[at] !== '`') return at;
  const run = /^`+/.exec(text.slice(at, at + 200))?.[0] ?? '`';
  for (let from = at + run.length; ;) {
    const next = text.indexOf(run, from);
    if (next === -1 || text.slice(at, next).includes('\n\n')) return at + run.length;
    const end = next + run.length;
    if (text[end] !== '`' && text[next - 1] !== '`') return end;
    from = end;
    while (text[from] === '`') from += 1;
  }
};

/** A piece of Markdown: a formula, code as it is written, or other text. */
export type MarkdownPart = { formula: Formula } | { code: string } | { text: string };

/**
 * Markdown in its pieces, formulas set apart: between dollars (prices are none), between LaTeX's
 * brackets, and environments without any. What stands in code is none.
 */
export function* markdownParts(text: string): Generator<MarkdownPart> {
  const searched = new Searched(text);
  let from = 0;
  for (let at = 0; at < text.length;) {
    const code = endOfCode(text, at);
    if (code > at) {
      if (at > from) yield { text: text.slice(from, at) };
      yield { code: text.slice(at, code) };
      from = at = code;
      continue;
    }
    const formula = formulaAt(searched, at);
    if (!formula) {
      // An escaped character doesn't delimit a formula.
      at += text[at] === '\\' && /[$\\]/.test(text[at + 1] ?? '') ? 2 : 1;
      continue;
    }
    if (at > from) yield { text: text.slice(from, at) };
    yield { formula };
    at += formula.source.length;
    from = at;
  }
  if (from < text.length) yield { text: text.slice(from) };
}
