import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, isNotNull } from 'drizzle-orm';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { archiveLimits } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { uploads } from '#platform/src/domains/uploads/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import {
  beginImport,
  endedImport,
  exportedArchive,
  importedArchive,
  importNow,
  rewritten,
} from '#tests/platform/support/archives.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';
import { slowArchive } from './slow-archive.ts';
import { at, makeOrganization } from './support.ts';

type Boss = Awaited<ReturnType<typeof makeOrganization>>;

let platform: TestPlatform;
let boss: Boss;
let other: Boss;
let plain: Buffer;
let slow: Buffer;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  boss = await makeOrganization(platform);
  other = await makeOrganization(platform, 'other');
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const input = { params: { shortName: boss.shortName }, body };
  const { _id } = await platform.call(managingCalls.create, input, { token: boss.token });
  plain = await exportedArchive(platform, boss, _id);
  slow = await slowArchive(platform, boss);
});
afterAll(() => platform.close());

const storedFiles = (): string[] => {
  const folder = path.join(platform.dataDir, 'uploads');
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found.flatMap((file) => (file.isFile() ? file.name : [])).toSorted();
};

/** Everything that an import could leave. */
const kept = async () => {
  const { db } = platform.database;
  const [made] = await db.select({ rows: count() }).from(competitions);
  const [stored] = await db.select({ rows: count() }).from(uploads);
  return { competitions: made?.rows, uploads: stored?.rows, files: storedFiles() };
};
const withDescription = async (text: string) =>
  rewritten(await unzipped(plain), (entries) => entries.set('competition.json', Buffer.from(text)));
const isAtWork = async () => {
  const { db } = platform.database;
  const held = await db.select().from(jobs).where(isNotNull(jobs.lease));
  return held.length > 0;
};
const cancel = (id: string, { token }: Pick<Boss, 'token'> = boss) =>
  platform.call(archiveCalls.cancelImport, { params: { id } }, { token });

describe('an archive that is made to hurt its reader', () => {
  const depth = 3_000;
  it.each([
    [
      'nested 3,000 deep',
      `{"Competition":{"Tabs":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
      `条目「competition.json」的层次过深，最多 ${archiveLimits.nesting} 层`,
    ],
    [
      'of millions of values',
      `{"Competition":[${'0,'.repeat(archiveLimits.values)}0]}`,
      '条目「competition.json」的内容过多',
    ],
  ])('%s is refused, and leaves nothing', async (_, text, problem) => {
    const content = await withDescription(text);
    const before = await kept();
    const done = await importedArchive(platform, boss, content);
    expect(done).toMatchObject({ State: 'FAILED', Problem: problem });
    await waitFor('the archive to go', () =>
      Promise.resolve(isDeepStrictEqual(storedFiles(), before.files)),
    );
    expect(await kept()).toEqual(before);
  });
});

describe('an import that takes long', () => {
  it('holds up those of its organization alone, and ends when it is cancelled', async () => {
    const before = await kept();
    const id = await beginImport(platform, boss, slow);
    await waitFor('it to begin', isAtWork);
    const next = await beginImport(platform, boss, plain);
    expect(await importedArchive(platform, other, plain)).toMatchObject({ State: 'READY' });
    expect(await importNow(platform, boss, next)).toMatchObject({ State: 'PENDING' });
    expect(await importNow(platform, boss, id)).toMatchObject({ State: 'PENDING' });
    expect(await cancel(id)).toMatchObject({ _id: id, State: 'CANCELLED', Competition: null });
    expect(await endedImport(platform, boss, next)).toMatchObject({ State: 'READY' });
    expect(await importNow(platform, boss, id)).toMatchObject({ State: 'CANCELLED' });
    const { files, ...rows } = before;
    await waitFor('the archives to go', () =>
      Promise.resolve(isDeepStrictEqual(storedFiles(), files)),
    );
    // The two drafts of the plain one.
    const competitionsNow = (rows.competitions ?? 0) + 2;
    expect(await kept()).toEqual({ files, ...rows, competitions: competitionsNow });
  });
});
