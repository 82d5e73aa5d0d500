import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import type { CallInput, RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile, storeNotebooks } from '#tests/platform/support/projects.ts';
import { codeOf } from '#tests/platform/support/refused.ts';
import { upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { NOTEBOOK_QUEUE: '1', PARSER_QUEUE: '1' },
  });
  author = await writer(platform, '项目作者');
});
afterAll(() => platform.close());

/** A line of the notebook's only cell, which makes it another than all others. */
const notebook = (line: string) => notebookFile([{ cell_type: 'markdown', source: line }]);

/** Codes of calls at once, of which the first alone finds a place. */
const atOnce = <C extends RestCall>(call: C, inputs: readonly CallInput<C>[]) =>
  Promise.all(inputs.map((input) => codeOf(platform, call, input, author.token)));

it('notebooks are shown and compared as far as there is room for it', async () => {
  const ids: string[] = [];
  for (const title of ['一', '二', '三']) {
    const notebooks = [notebook(`# ${title}`)];
    ids.push(await versioned(platform, author, { title, notebooks }));
  }
  const shown = await Promise.all(
    ids.map(async (id) => {
      const { Versions } = await platform.call(projectCalls.one, { params: { id }, query: {} });
      const query = { LabVersion: Versions[0]?._id ?? '', perPage: 1 };
      const { data } = await platform.call(projectCalls.notebooks, { query });
      return `/api/notebooks/${data[0]?._id ?? ''}/RenderedContent`;
    }),
  );
  const pages = await Promise.all(shown.map((url) => platform.app.inject({ url })));
  expect(pages.map(({ statusCode }) => statusCode)).toContain(429);

  const [id = ''] = ids;
  for (const title of ['四', '五']) {
    platform.clock.advance(60_000);
    const notebooks = await storeNotebooks(platform, [notebook(`# ${title}`)]);
    const change = { notebooks, updateDate: platform.clock.now };
    await platform.database.db.update(labs).set(change).where(eq(labs.id, id));
    platform.clock.advance(60_000);
    await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, author);
  }
  const { Versions } = await platform.call(projectCalls.one, { params: { id }, query: {} }, author);
  const [newest = '', ...older] = Versions.map(({ _id }) => _id);
  const compared = older.map((From) => ({ params: { id }, query: { From, To: newest } }));
  expect(await atOnce(comparisonCalls.compare, compared)).toContain('RATE_LIMITED');
});

it('files are looked into as far as there is room for it', async () => {
  const { id, organizer } = await makeCompetition(platform);
  const lines = Array.from({ length: 500 }, (_, row) => `${row},${row}`);
  const file = { name: 'train.csv', purpose: 'dataset' as const };
  const sent = await upload(platform, organizer.token, ['a,b', ...lines].join('\n'), file);
  const { key: token } = sent.body;
  const settings = { Title: '训练数据', Descriptions: '', Public: true, ReviewStage: null };
  const body = { ...settings, Files: [token] };
  await platform.call(datasetBindingCalls.create, { params: { id }, body }, organizer);
  const parts = [100, 200, 300].map((Row) => ({ params: { token }, query: { Row } }));
  expect(await atOnce(datasetBindingCalls.part, parts)).toContain('RATE_LIMITED');
});
