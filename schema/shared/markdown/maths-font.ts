/**
 * Address of the font of MathML on the site: STIX Two Math (SIL Open Font License 1.1), by its
 * version. Brackets, braces and sums only stretch with a font that has a table for it, and few
 * systems bring one.
 */
export const MATHS_FONT_PATH = '/fonts/stix-two-math-5.3.0.woff2';
