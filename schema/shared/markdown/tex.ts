/** TeX of a reference as text: there are no numbers that it could lead to. */
const referenceOf = (isInBrackets: boolean, name: string): string => {
  const text = name.replaceAll(/[\\$%^~&#{}]/g, '').replaceAll('_', '\\_');
  return `\\text{${isInBrackets ? `(${text})` : text}}`;
};

/** TeX as KaTeX knows it: its names for what MathJax calls otherwise, without labels. */
const known = (tex: string): string =>
  tex
    .replaceAll(/\\(?:label|require)\s*\{[^{}]*\}/g, '')
    .replaceAll(/\\(eq)?ref\s*\{([^{}]*)\}/g, (_, brackets: string | undefined, name: string) =>
      referenceOf(brackets !== undefined, name),
    )
    .replaceAll(/\{multline(\*?)\}/g, '{gather$1}')
    .replaceAll(/\{flalign(\*?)\}/g, '{align$1}')
    .replaceAll('\\begin{eqnarray*}', '\\begin{array}{rcl}')
    .replaceAll('\\begin{eqnarray}', '\\begin{array}{rcl}')
    .replaceAll(/\\end\{eqnarray\*?\}/g, '\\end{array}');

/** Ways of writing a formula for KaTeX, the likeliest first: MathJax takes a second definition. */
export const waysOf = (tex: string): Set<string> =>
  new Set([known(tex), known(tex).replaceAll('\\newcommand', '\\renewcommand')]);

/** Settings of KaTeX for formulas of strangers: sizes and macros are bounded, links lead nowhere. */
export const boundsOfFormulas = {
  trust: false,
  strict: 'ignore',
  throwOnError: true,
  maxSize: 20,
  maxExpand: 500,
  globalGroup: true,
} as const;
