import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specEvents } from '@whaletide/schema/domains/notifications/rules/notification-events.ts';
import {
  hasSentence,
  notificationText,
} from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import * as rules from '@whaletide/schema/domains/notifications/rules/notifications.ts';

/** Types of notifications that the product knows, and the two of messages. */
const RANGES =
  '2-3 4-14 16-17 18-19 20-21 22-25 26-27 28-30 31-34 35-39 42-46 50-52 53 54 1001 55-59 60-71 72 132 303 364 365 400 500';
const numbers = RANGES.split(' ').flatMap((range) => {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

/** Names of the events that platform's sources publish. */
const published = () => {
  const root = join(import.meta.dirname, '../../../../platform/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => source.includes('/rules/notifications.ts'));
  const names = sources.flatMap((source) => source.match(/\bEVENT_[A-Z_]+\b/g) ?? []);
  return [...new Set(names)].map((name) => {
    const number = (rules as Record<string, unknown>)[name];
    if (typeof number !== 'number') throw new Error(`${name} is no event of the rules`);
    return number;
  });
};

describe('the table of events', () => {
  it('has all 72 numbers of the specification, and none besides', () => {
    expect(numbers).toHaveLength(72);
    expect([...specEvents.keys()].sort((a, b) => a - b)).toEqual(
      [...numbers].sort((a, b) => a - b),
    );
  });

  it('everything that platform publishes says something of its own', () => {
    const all = published();
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((number) => !hasSentence(number))).toEqual([]);
  });

  it('what the specification doesn’t explain is published by nobody, and reads neutrally', () => {
    const unexplained = numbers.filter((number) => specEvents.get(number)?.area === 'unexplained');
    expect(unexplained.filter((number) => published().includes(number))).toEqual([]);
    for (const number of unexplained) expect(notificationText(number, {})).toBe('你有一条新的通知');
  });

  it('nothing says something of its own that nobody publishes', () => {
    const all = published();
    const ours = Object.entries(rules).flatMap(([name, number]) =>
      name.startsWith('EVENT_') && typeof number === 'number' ? [number] : [],
    );
    const told = [...new Set([...numbers, ...ours])].filter(hasSentence);
    expect(told.filter((number) => !all.includes(number))).toEqual([]);
  });

  it('what says something falls under a filter', () => {
    const told = [...specEvents].filter(([, { told: says }]) => says);
    expect(told.filter(([, { kind }]) => kind === null).map(([number]) => number)).toEqual([]);
  });
});
