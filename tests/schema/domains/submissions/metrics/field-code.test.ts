import { describe, expect, it } from '@jest/globals';
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { scoreSample } from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import type { MetricParameters } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { fixture } from '#tests/support/fixtures.ts';

/** An awkward file, and the score that the field's own code gives it (make_cases.py). */
interface Case {
  metric: BuiltInMetric;
  why: string;
  parameters: MetricParameters;
  /** Cells by column. */
  truth: Record<string, string[]>;
  prediction: Record<string, string[]>;
  /** Null where it isn't defined: the file is refused. */
  score: number | null;
}

const cases = String(fixture('metrics/cases.jsonl'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);
const byMetric = Map.groupBy(cases, ({ metric }) => metric);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const fileOf = (columns: Record<string, string[]>): Buffer => {
  const rows = Object.values(columns)[0]?.length ?? 0;
  const lines = Array.from({ length: rows }, (_, row) =>
    [String(row), ...Object.values(columns).map((cells) => cells[row] ?? '')].map(quoted),
  );
  return Buffer.from([['id', ...Object.keys(columns)], ...lines].join('\n'));
};

/** The share by which scores may differ. */
const TOLERANCE = 1e-9;

const areSame = (score: number, expected: number): boolean =>
  Math.abs(score - expected) <= TOLERANCE * Math.max(Math.abs(score), Math.abs(expected));

const scored = async ({ metric, parameters, truth, prediction }: Case) => {
  const form = {
    idColumn: 'id',
    targetColumn: 'y',
    metric,
    metricParameters: parameters,
  };
  const settings = { form, maxSize: 2 ** 20 };
  const { scores, problems } = await scoreSample(fileOf(prediction), fileOf(truth), settings);
  return { score: scores[0]?.value ?? null, problems };
};

describe('scores by the field’s own code', () => {
  it('are there for every metric, of some 400 files', () => {
    expect([...byMetric.keys()].sort()).toEqual(Object.keys(metricDefinitions).sort());
    expect(cases.length).toBeGreaterThan(400);
  });

  it.each([...byMetric])('%s agrees', async (_, own) => {
    const apart: unknown[] = [];
    for (const one of own) {
      const { score, problems } = await scored(one);
      const agrees =
        score === null || one.score === null
          ? score === one.score && problems.length > 0
          : areSame(score, one.score);
      if (!agrees) apart.push({ why: one.why, expected: one.score, score, problems });
    }
    expect(apart).toEqual([]);
  });
});
