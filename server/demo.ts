import type { Environment } from './environment.ts';

/**
 * Decides whether an empty database gets the demo community, whose passwords are public: where
 * `DEMO` asks for it, and by itself only in the embedded database outside of production.
 */
export const fillsDemo = (environment: Environment): boolean => {
  const asked = environment.DEMO?.trim();
  if (asked) return asked === 'true';
  const { NODE_ENV, DATABASE_URL } = environment;
  return NODE_ENV?.trim() !== 'production' && !DATABASE_URL?.trim();
};
