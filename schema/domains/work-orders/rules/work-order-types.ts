/** Types that pages of the product name, by ids that never change. */
export const workOrderTypes = {
  /** Chosen beforehand where a banned team is shown the way to the support. */
  banAppeal: '5e0000000000000000000023',
  // Filed by forms of their own.
  suggestion: '5e00000000000000000000f1',
  columnApplication: '5e00000000000000000000f2',
  creatorApplication: '5e00000000000000000000f3',
} as const;
