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
const LONGEST = 5_000;

const EMPTY_LINE = /\n[ \t]*(?:\n|$)/y;

const isParagraphEnd = (text: string, at: number): boolean => {
  EMPTY_LINE.lastIndex = at;
  return EMPTY_LINE.test(text);
};

const formula = (source: string, tex: string, isDisplay: boolean): Formula | null =>
  tex.trim() === '' || tex.length > LONGEST ? null : { tex: tex.trim(), isDisplay, source };

/** A formula between these delimiters at this place. */
const between = (text: string, at: number, open: string, close: string): Formula | null => {
  if (!text.startsWith(open, at)) return null;
  const end = text.indexOf(close, at + open.length);
  if (end === -1 || end - at > LONGEST) return null;
  const source = text.slice(at, end + close.length);
  const tex = text.slice(at + open.length, end);
  return formula(source, tex, close !== '\\\\)');
};

/** An environment at this place, with those of its name within it. */
const environment = (text: string, at: number): Formula | null => {
  ENVIRONMENT.lastIndex = at;
  const name = ENVIRONMENT.exec(text)?.[1];
  if (name === undefined) return null;
  const [begin, close] = [`\\begin{${name}}`, `\\end{${name}}`];
  let from = at + begin.length;
  for (let depth = 1; ;) {
    const end = text.indexOf(close, from);
    if (end === -1 || end - at > LONGEST) return null;
    const inner = text.indexOf(begin, from);
    depth += inner !== -1 && inner < end ? 1 : -1;
    from = (inner !== -1 && inner < end ? inner : end) + close.length;
    if (depth === 0)
      return formula(text.slice(at, end + close.length), text.slice(at, end + close.length), true);
  }
};

/** Signs that no price has: what stands between spaces is a formula with one of them. */
const TEX = /[\\^_{}=]/;
const CHINESE = /[\u3000-\u303f\p{Script=Han}\uff00-\uffef]/u;

/**
 * A formula between single dollars. Prices are none: the second dollar stands after no space and
 * before no digit, or both dollars have spaces within and TeX between them; Chinese words alone are
 * no formula either.
 */
const inline = (text: string, at: number): Formula | null => {
  if (text[at] !== '$' || text[at + 1] === '$') return null;
  for (let end = at + 1; end < text.length && end - at < LONGEST; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '\n' && isParagraphEnd(text, end)) return null;
    else if (text[end] === '$') {
      const tex = text.slice(at + 1, end);
      const [spaceBefore, spaceAfter] = [/^\s/.test(tex), /\s$/.test(tex)];
      const isSpaced = spaceBefore && spaceAfter && TEX.test(tex);
      if ((spaceBefore || spaceAfter) && !isSpaced) return null;
      if (/\d/.test(text[end + 1] ?? '') || (CHINESE.test(tex) && !TEX.test(tex))) return null;
      return formula(text.slice(at, end + 1), tex, false);
    }
  }
  return null;
};

/** The formula that begins at this place of a text; null where none does. */
const formulaAt = (text: string, at: number): Formula | null => {
  const sign = text[at];
  if (sign === '$') return between(text, at, '$$', '$$') ?? inline(text, at);
  if (sign !== '\\') return null;
  return (
    environment(text, at) ??
    between(text, at, '\\\\(', '\\\\)') ??
    between(text, at, '\\\\[', '\\\\]')
  );
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
 * Markdown in its pieces, formulas set apart: between dollars (prices are none), between `\\(`
 * and `\\)`, and environments without any. What stands in code is none.
 */
export function* markdownParts(text: string): Generator<MarkdownPart> {
  let from = 0;
  for (let at = 0; at < text.length;) {
    const code = endOfCode(text, at);
    if (code > at) {
      if (at > from) yield { text: text.slice(from, at) };
      yield { code: text.slice(at, code) };
      from = at = code;
      continue;
    }
    const formula = formulaAt(text, at);
    if (!formula) {
      // An escaped character doesn't delimit a formula.
      at += text[at] === '\\' && text[at + 1] === '$' ? 2 : 1;
      continue;
    }
    if (at > from) yield { text: text.slice(from, at) };
    yield { formula };
    at += formula.source.length;
    from = at;
  }
  if (from < text.length) yield { text: text.slice(from) };
}
