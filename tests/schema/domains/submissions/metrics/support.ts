import type { MetricParameters } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';

export type Values = readonly (string | number)[];

const columnsOf = (values: Values | readonly Values[]): string[][] =>
  Array.isArray(values[0])
    ? (values as readonly Values[]).map((column) => column.map(String))
    : [(values as Values).map(String)];

/** Rows of a metric out of values as files have them; several columns are lists of lists. */
export const rowsOf = (
  name: keyof typeof metricDefinitions,
  truth: Values | readonly Values[],
  prediction: Values | readonly Values[],
  parameters: MetricParameters = {},
) =>
  readRows(
    metricDefinitions[name],
    { truth: columnsOf(truth), prediction: columnsOf(prediction) },
    parameters,
  );

/** The score of a metric out of values as files have them. */
export const scoreOf = (
  name: keyof typeof metricDefinitions,
  truth: Values | readonly Values[],
  prediction: Values | readonly Values[],
  parameters: MetricParameters = {},
): number => metricDefinitions[name].score(rowsOf(name, truth, prediction, parameters), parameters);
