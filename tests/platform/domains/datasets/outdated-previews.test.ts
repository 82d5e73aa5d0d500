import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { datasetFiles } from '#platform/src/domains/dataset-bindings/tables.ts';
import { filePreviews } from '#platform/src/domains/datasets/tables.ts';
import { READER_VERSION } from '#platform/src/files/parsing/reader-version.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const dataset = { purpose: 'dataset', name: 'levels.csv' } as const;
const ask = (key: string, token: string) =>
  platform.call(datasetBindingCalls.metadata, { params: { token: key } }, { token });
const seen = (key: string, token: string) =>
  waitFor('the preview', async () => {
    const preview = await ask(key, token);
    return preview.State === 'pending' ? undefined : preview;
  });
const namesOf = ({ Parsed }: Awaited<ReturnType<typeof ask>>) =>
  Parsed?.table?.Columns.map(({ Name }) => Name) ?? [];

/** Preview by readers that saw no table in the file. */
const otherwise = (reader: number) => ({
  state: 'ready' as const,
  parsed: { parser_type: 'plain_text' as const, table: null, zip: null, text: null },
  reader,
});

/** A member's dataset, and one that a competition hands out, each with where its preview is kept. */
const places = {
  published: async () => {
    const author = await writer(platform, '发布者');
    const { key } = (await upload(platform, author.token, 'level,kind\n1,a\n', dataset)).body;
    const body = {
      Title: '潮位',
      ShortDescription: '三个站',
      Document: '# 潮位',
      Tags: [],
      License: null,
      Visibility: 'PUBLIC' as const,
      Image: null,
      Files: [{ key, name: dataset.name }],
    };
    await platform.call(datasetCalls.create, { body }, author);
    const keep = (reader: number) =>
      platform.database.db
        .update(filePreviews)
        .set(otherwise(reader))
        .where(eq(filePreviews.uploadKey, key));
    return { key, token: author.token, keep };
  },
  handedOut: async () => {
    const { id, organizer } = await makeCompetition(platform);
    const { key } = (await upload(platform, organizer.token, 'level,kind\n1,a\n', dataset)).body;
    const body = {
      Title: '训练数据',
      Descriptions: '',
      Public: true,
      ReviewStage: null,
      Files: [key],
    };
    await platform.call(datasetBindingCalls.create, { params: { id }, body }, organizer);
    const keep = (reader: number) =>
      platform.database.db
        .update(datasetFiles)
        .set(otherwise(reader))
        .where(eq(datasetFiles.token, key));
    return { key, token: organizer.token, keep };
  },
};

it.each(['published', 'handedOut'] as const)(
  'a preview of a %s file by older readers is made again when it is looked at',
  async (place) => {
    const { key, token, keep } = await places[place]();
    expect(namesOf(await seen(key, token))).toEqual(['level', 'kind']);

    await keep(READER_VERSION - 1);
    const first = await Promise.all([ask(key, token), ask(key, token), ask(key, token)]);
    expect(first.map(({ State }) => State)).toContain('pending');
    expect(namesOf(await seen(key, token))).toEqual(['level', 'kind']);

    await keep(READER_VERSION);
    expect(await ask(key, token)).toMatchObject({
      State: 'ready',
      Parsed: { parser_type: 'plain_text' },
    });
  },
);
