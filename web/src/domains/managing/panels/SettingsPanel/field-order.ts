/** Hints stand below, so that fields beside each other stand in line. */
export const hintsBelow: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
