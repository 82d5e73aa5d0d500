import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { type ErrorCode, httpStatuses } from '@whaletide/schema/shared/rest/common.ts';
import nock from 'nock';
import { allCalls } from '#tests/contract/support/calls.ts';
import { IN_BUNDLE, stubBundles } from './bundles.ts';
import { UPSTREAM } from './gateway.ts';

/** A JSON schema, as far as making a value of it goes. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  minimum?: number;
}

const idOf = (key: string, index: number): string => {
  const kind = [...key].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  return (kind % 4096).toString(16).padStart(4, '0') + index.toString(16).padStart(20, '0');
};

/** A value of the contract's shape; ids differ from row to row, so that every row has its own. */
const valueOf = (shape: Shape, key: string, row: number, rows: number): unknown => {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) {
    const choice = shape.anyOf.find(({ type }) => type !== 'null') ?? {};
    return valueOf(choice, key, row, rows);
  }
  switch (shape.type) {
    case 'object': {
      const entries = Object.entries(shape.properties ?? {});
      return Object.fromEntries(
        entries.map(([name, inner]) => [name, valueOf(inner, name, row, rows)]),
      );
    }
    case 'array': {
      // A member has every role, so that no part of the graph is withheld.
      if (key === 'Roles') return shape.items?.enum ?? [];
      const length = key === 'data' ? rows : 1;
      return Array.from({ length }, (_, i) =>
        valueOf(shape.items ?? {}, key === 'data' ? '_id' : key, key === 'data' ? i : row, rows),
      );
    }
    case 'string':
      // Ids that come with a form's other fields are checked by its rule, not by a pattern.
      if (shape.pattern?.includes('{24}') || key.endsWith('Ids') || key === 'ClassCalendar')
        return idOf(key, row);
      if (shape.pattern?.includes('{32}')) return 'a'.repeat(32);
      if (shape.pattern) return String(row + 1);
      return shape.format === 'date-time' ? '2026-11-01T00:00:00.000Z' : `${key}${row}`;
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return shape.minimum ?? 1;
    default:
      return null;
  }
};

/** One row for each id that was asked for: its own, or as many as its parent has. */
const rowsFor = (item: Shape, name: string, ids: string[], rows: number): unknown[] => {
  const key = name === 'ids' ? '_id' : name;
  const each = name === 'ids' ? 1 : rows;
  return ids.flatMap((id, parent) =>
    Array.from({ length: each }, (_, i) => ({
      ...(valueOf(item, '_id', parent * each + i, rows) as object),
      [key]: id,
    })),
  );
};

/** The parameter of a batched call that lists ids: its name and value. */
const batchOf = (url: URL): [name: string, ids: string] | undefined =>
  [...url.searchParams].find(([, value]) => /^[0-9a-f]{24}(,|$)/.test(value));

const answerOf = (call: RestCall, url: URL, rows: number): unknown => {
  const answer = valueOf(call.response as Shape, '', 0, rows);
  const many = batchOf(url);
  const data = (call.response as Shape).properties?.data;
  if (!many || !data?.items || call.operation === 'submissions.list') return answer;
  return { ...(answer as object), data: rowsFor(data.items, many[0], many[1].split(','), rows) };
};

/** Ids that one batched call may name. */
const BATCH = 100;

/**
 * Counts calls by operation, a bundle as one. Chunks of 100 ids aren't counted, but the rest of their
 * batch is, so that rows that have rows of their own don't raise the count.
 */
class CallCounts {
  readonly #calls = new Map<string, number>();
  #answered = 0;

  add(operation: string, url: URL, placeInBundle: number): void {
    if (batchOf(url)?.[1].split(',').length === BATCH) return;
    this.#answered += 1;
    if (placeInBundle === 0) this.#calls.set(operation, (this.#calls.get(operation) ?? 0) + 1);
  }

  byOperation(): Record<string, number> {
    return Object.fromEntries(this.#calls);
  }

  /** Calls, and those within bundles. */
  totals(): { calls: number; answered: number } {
    const calls = [...this.#calls.values()].reduce((sum, each) => sum + each, 0);
    return { calls, answered: this.#answered };
  }
}

/**
 * Stubs every call of the contract with answers of its shape and so many rows.
 *
 * @param refusing operations that are refused, each with its code
 */
export const stubContract = (
  rows: number,
  refusing: ReadonlyMap<string, ErrorCode> = new Map(),
): CallCounts => {
  const counts = new CallCounts();
  stubBundles();
  // As a router does: a path that is written out goes before one with parameters.
  const calls = [...allCalls.values()].toSorted(
    (a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
  );
  for (const call of calls) {
    const path = new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
    nock(UPSTREAM)
      .persist()
      .intercept(path, call.method)
      .reply((request: Request) => {
        const url = new URL(request.url);
        counts.add(call.operation, url, Number(request.headers.get(IN_BUNDLE) ?? 0));
        const code = refusing.get(call.operation);
        if (code) return [httpStatuses[code], JSON.stringify({ code, message: '不行' })];
        return [200, JSON.stringify(answerOf(call, url, rows))];
      });
  }
  return counts;
};
