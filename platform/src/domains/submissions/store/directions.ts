import { type SQL, sql } from 'drizzle-orm';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { tasks } from '#domains/competitions/tables.ts';

const smaller = Object.entries(metricDefinitions).flatMap(([metric, { higherIsBetter }]) =>
  higherIsBetter ? [] : [metric],
);

/**
 * True where the smallest score of a metric is best; the organizer's own says so in the task's
 * settings.
 *
 * @param metric expression of the metric's name
 */
export const smallerIsBetter = (metric: SQL): SQL<boolean> => sql`coalesce(
  case when ${metric} = 'custom'
    then not (${tasks.objective} -> 'customMetric' ->> 'higherIsBetter')::boolean
    else ${metric} in ${smaller} end, false)`;

/** The same of the task's first score. */
export const firstIsSmaller = smallerIsBetter(sql`${tasks.objective} ->> 'metric'`);
