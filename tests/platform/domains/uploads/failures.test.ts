import { beforeAll, expect, it } from '@jest/globals';
import type { Database } from '#platform/src/database/database.ts';
import {
  forgetFailures,
  rememberedFailures,
} from '#platform/src/domains/uploads/store/failures.ts';
import { rowsDatabase } from '#tests/platform/support/database.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let database: Database;
beforeAll(async () => {
  database = await rowsDatabase();
});

let now = new Date('2026-11-21T04:00:00.000Z');
const failures = (options: { version?: number; timeoutRetryMs?: number } = {}) =>
  rememberedFailures(database.db, () => now, { work: 'preview', version: 1, ...options });

it.each(['DIED', 'THREW', 'TIMEOUT'] as const)(
  'a file whose work ended by %s is never tried again, but by another version',
  async (reason) => {
    await failures().add({ file: reason }, reason);
    now = new Date(now.getTime() + 365 * DAY);
    expect(await failures().has({ file: reason })).toBe(true);
    expect(await failures().has({ file: 'another' })).toBe(false);
    expect(await failures({ version: 2 }).has({ file: reason })).toBe(false);
  },
);

it('a file whose process others ended is tried again once', async () => {
  const file = { file: 'killed' };
  await failures().add(file, 'ENDED');
  expect(await failures().has(file)).toBe(false);
  await failures().add(file, 'ENDED');
  expect(await failures().has(file)).toBe(true);
});

it('a file that took too long is tried again after a while where that is asked for', async () => {
  const own = failures({ timeoutRetryMs: 60_000 });
  const file = { file: 'slow' };
  await own.add(file, 'TIMEOUT');
  expect(await own.has(file)).toBe(true);
  now = new Date(now.getTime() + 60_000);
  expect(await own.has(file)).toBe(false);
});

it('a file within an archive leaves the others to be tried, three leave none', async () => {
  const part = (name: string) => ({ file: 'archive', part: name });
  await failures().add(part('a.csv'), 'DIED');
  expect(await failures().has(part('a.csv'))).toBe(true);
  expect(await failures().has(part('b.csv'))).toBe(false);
  // Longer than an index takes.
  await failures().add(part('长'.repeat(1_000)), 'DIED');
  await failures().add(part('c.csv'), 'DIED');
  expect(await failures().has(part('any.csv'))).toBe(true);
});

it('what no upload has any more is forgotten', async () => {
  await failures().add({ file: 'gone' }, 'DIED');
  await forgetFailures(database.db);
  expect(await failures().has({ file: 'gone' })).toBe(false);
});
