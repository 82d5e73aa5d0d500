import type { EnumMap } from './domain.ts';

/** Suffix of the enums by which inputs choose a value of another enum, but for its rest. */
export const CHOICE = 'Choice';

/**
 * Adds to enums those by which inputs choose: `MetricChoice` has the values of `Metric` without its
 * rest, since what the schema doesn't know comes out and never goes in.
 */
export const withChoices = (enums: Readonly<Record<string, EnumMap>>): Record<string, EnumMap> => ({
  ...enums,
  ...Object.fromEntries(
    Object.entries(enums)
      .filter(([, { isChosen }]) => isChosen)
      .map(([name, { values }]) => [`${name}${CHOICE}`, { values }]),
  ),
});
