/** The weak flag of a member who has closed the welcome. */
export const WELCOME_FLAG = 'welcome_closed';

/** Tells whether the welcome was closed; where flags can't be read it isn't shown either. */
export const isWelcomed = (flags: unknown): boolean =>
  typeof flags !== 'object' ||
  flags === null ||
  (WELCOME_FLAG in flags && Boolean(flags[WELCOME_FLAG]));
