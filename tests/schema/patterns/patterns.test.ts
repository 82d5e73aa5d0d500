import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { attackTexts } from './support/attack-texts.ts';
import { patternsOf, type WrittenPattern } from './support/patterns-of.ts';
import { growsTooFast } from './support/timing.ts';

const root = join(import.meta.dirname, '../../..');
const LENGTH = 100_000;
/** Ends that most patterns don't expect. */
const ENDS = ['\u0001', '\n!'];

/** They read the site's own build, and nothing that strangers wrote. */
const OWN = /^web\/src\/rendering\/(?:built-files\.ts|document\.tsx)$/;

const UNBOUNDED = /[*+]|\{\d+,\}/;

/** Patterns of all layers, each once; those that repeat nothing take no time. */
const patterns = (): WrittenPattern[] => {
  const files = [
    ...globSync('{schema,server}/**/*.ts', { cwd: root }),
    ...globSync('{gateway,platform,web}/src/**/*.{ts,tsx}', { cwd: root }),
  ].filter((file) => !/node_modules|\.generated\./.test(file) && !OWN.test(file));
  const found = new Map<string, WrittenPattern>();
  for (const file of files)
    for (const pattern of patternsOf(file, readFileSync(join(root, file), 'utf8')))
      if (UNBOUNDED.test(pattern.source)) found.set(`/${pattern.source}/${pattern.flags}`, pattern);
  return [...found.values()];
};

const slowTextOf = (pattern: WrittenPattern): string | undefined => {
  for (const { prefix, pump } of attackTexts(pattern.source, pattern.flags))
    for (const end of ENDS) {
      const textOf = (length: number) => prefix + pump.repeat(length / pump.length + 1) + end;
      // Short texts first: a long one could take for ever.
      if ([LENGTH / 20, LENGTH].some((length) => growsTooFast(pattern, textOf, length)))
        return JSON.stringify({ prefix, pump, end });
    }
  return undefined;
};

it('knows a slow pattern', () => {
  const slow = { file: 'x.ts', line: 1, source: String.raw`^\d+\.?\d*$`, flags: '' };
  expect(slowTextOf(slow)).toBeDefined();
  const linear = { ...slow, source: String.raw`^\d+(?:\.\d*)?$` };
  expect(slowTextOf(linear)).toBeUndefined();
});

it('has no pattern whose time grows faster than a text of 100,000 characters', () => {
  const all = patterns();
  expect(all.length).toBeGreaterThan(100);
  const slow = all.flatMap((pattern) => {
    const text = slowTextOf(pattern);
    const { file, line, source, flags } = pattern;
    return text === undefined ? [] : `${file}:${line} /${source}/${flags} is slow on ${text}`;
  });
  expect(slow).toEqual([]);
});
