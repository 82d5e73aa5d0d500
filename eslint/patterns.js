import regexp from 'eslint-plugin-regexp';

/**
 * Patterns over text that strangers write take a time that grows with the text, and no faster: no
 * two repetitions take the same characters by turns, and none is begun again at each of its
 * characters. What the rules can't see is found by tests/schema/patterns/.
 */
export const patterns = {
  files: ['{schema,server}/**/*.ts', '{gateway,platform,web}/src/**/*.{ts,tsx}'],
  ignores: [
    '**/*.generated.ts',
    // They read the site's own build, and nothing that strangers wrote.
    'web/src/rendering/{built-files.ts,document.tsx}',
  ],
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
  },
};
