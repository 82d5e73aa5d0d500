import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import type { Transaction } from '#platform/src/database/database.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { competitionArchives } from '#platform/src/domains/managing/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { archiveChecker } from '#platform/src/domains/managing/archives/archive-checker.ts';
import { exportCompetitionHandler } from '#platform/src/domains/managing/archives/export-job.ts';
import { importCompetitionHandler } from '#platform/src/domains/managing/archives/import-job.ts';
import {
  EXPORT_COMPETITION_JOB,
  IMPORT_COMPETITION_JOB,
} from '#platform/src/domains/managing/archives/orders.ts';
import { solutionReader } from '#platform/src/domains/managing/solution-reader.ts';
import { readConfig } from '#platform/src/config.ts';
import { trialRunner } from '#platform/src/domains/scoring/store/trials.ts';
import type { JobHandler } from '#platform/src/jobs/worker.ts';
import { beginImport, zipped } from '#tests/platform/support/archives.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { at, makeOrganization } from './support.ts';

const config = readConfig({});
const tools = {
  checker: archiveChecker(),
  reader: solutionReader(),
  trials: trialRunner(config.limits),
};
let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  boss = await makeOrganization(platform);
});
afterAll(async () => {
  await platform.close();
  tools.checker.stop();
  tools.reader.stop();
  tools.trials.stop();
});

const by = () => ({ token: boss.token });

/** Takes the job as a process does: one that dies at the end of its work, or one that lives. */
const work = async (kind: string, handler: JobHandler, dies: boolean) => {
  const { jobs } = platform.services;
  const job = await jobs.lease([kind]);
  if (!job) throw new Error(`no ${kind} is due`);
  const finish = async (tx: Transaction) => {
    await jobs.finish(tx, job);
    if (dies) throw new Error('killed');
  };
  const running = handler.run(job, finish, new AbortController().signal);
  if (dies) await expect(running).rejects.toThrow('killed');
  else await running;
  // Its lease runs out.
  platform.clock.advance(60_000);
};
const drafts = async () => {
  const { db } = platform.database;
  const [row] = await db.select({ rows: count() }).from(competitions);
  return row?.rows;
};

it('a process that dies leaves export and import to another, and nothing half done', async () => {
  const { services } = platform;
  const parts = allContributions.competitionParts;
  const exporting = exportCompetitionHandler(services, parts);
  const importing = importCompetitionHandler(services, parts, tools);
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const params = { shortName: boss.shortName };
  const { _id: id } = await platform.call(managingCalls.create, { params, body }, by());

  const asked = { params: { id }, body: { WithWorks: true } };
  await platform.call(archiveCalls.export, asked, by());
  await work(EXPORT_COMPETITION_JOB, exporting, true);
  const archives = async () =>
    (await platform.call(archiveCalls.list, { params: { id } }, by())).data;
  expect(await archives()).toMatchObject([{ State: 'PENDING' }]);
  await work(EXPORT_COMPETITION_JOB, exporting, false);
  expect(await archives()).toMatchObject([{ State: 'READY', Progress: 1 }]);

  const [archive] = await archives();
  const { rawPayload } = await platform.app.inject({
    url: `/v2/api/competitionArchives/${archive?._id ?? ''}/file`,
    headers: { authorization: `Bearer ${boss.token}` },
  });
  const sent = await upload(platform, boss.token, rawPayload, {
    name: 'a.zip',
    purpose: 'archive',
  });
  const input = { params, body: { Archive: refOf(sent).key } };
  await platform.call(archiveCalls.import, input, by());
  expect(await platform.refusal(archiveCalls.import, input, by())).toMatchObject({
    code: 'CONFLICT',
    message: '该压缩包正在导入，请等它完成',
  });
  await work(IMPORT_COMPETITION_JOB, importing, true);
  const imports = async () => (await platform.call(archiveCalls.imports, { params }, by())).data;
  expect(await imports()).toMatchObject([{ State: 'PENDING', Competition: null }]);
  expect(await drafts()).toBe(1);
  await work(IMPORT_COMPETITION_JOB, importing, false);
  expect(await imports()).toMatchObject([{ State: 'READY', Problem: null }]);
  expect(await drafts()).toBe(2);
});

it('one export is made at a time, and an import that has ended isn’t cancelled', async () => {
  const { id } = await makeCompetition(platform);
  const { db } = platform.database;
  await db.update(competitions).set({ organizerId: boss.memberId }).where(eq(competitions.id, id));
  const order = (WithWorks: boolean) =>
    [archiveCalls.export, { params: { id }, body: { WithWorks } }, by()] as const;
  const { _id } = await platform.call(...order(false));
  expect(await platform.refusal(...order(true))).toMatchObject({
    code: 'CONFLICT',
    message: '该比赛正在导出，请等它完成',
  });
  await db.delete(competitionArchives).where(eq(competitionArchives.id, _id));
  await db.delete(jobs);

  const importing = await beginImport(platform, boss, await zipped([['a', 'b']]));
  const handler = importCompetitionHandler(
    platform.services,
    allContributions.competitionParts,
    tools,
  );
  await work(IMPORT_COMPETITION_JOB, handler, false);
  const cancelling = { params: { id: importing } };
  expect((await platform.refusal(archiveCalls.cancelImport, cancelling, by())).code).toBe(
    'CONFLICT',
  );
});
