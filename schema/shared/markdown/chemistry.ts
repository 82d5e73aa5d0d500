/** Tells whether a text has formulas of chemistry, for which KaTeX needs mhchem. */
export const hasChemistry = (text: string): boolean => /\\(?:ce|pu)\s*\{/.test(text);
