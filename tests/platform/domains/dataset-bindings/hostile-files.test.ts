import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { zipOf } from '#platform/src/demo/archive.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { npyOf } from '#tests/platform/files/support/samples.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

const { create, metadata, part } = datasetBindingCalls;

/** A public dataset of these files, by their names; answers their keys. */
const publish = async (platform: TestPlatform, files: Record<string, string | Buffer>) => {
  const { id, organizer } = await makeCompetition(platform);
  const { token } = organizer;
  const keys: string[] = [];
  for (const [name, content] of Object.entries(files))
    keys.push((await upload(platform, token, content, { name, purpose: 'dataset' })).body.key);
  const settings = { Title: '数据', Descriptions: '', Public: true, ReviewStage: null };
  await platform.call(create, { params: { id }, body: { ...settings, Files: keys } }, { token });
  return keys;
};

const previewOf = (platform: TestPlatform, key = '') =>
  waitFor('the file to be parsed', async () => {
    const found = await platform.call(metadata, { params: { token: key } });
    return found.State === 'pending' ? undefined : found;
  });
const look = (platform: TestPlatform, key: string, entry: string) =>
  platform.call(part, { params: { token: key }, query: { Entry: entry } });

describe('a file that names 99,999,999 columns', () => {
  const header = "{'descr': '<f8', 'fortran_order': False, 'shape': (9, 99999999), }\n";
  const columns = npyOf(header);
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());

  it('has no preview, and the file beside it has one', async () => {
    const [hostile, good] = await publish(platform, { 'a.npy': columns, 'b.csv': 'id\n1\n' });
    expect(await previewOf(platform, hostile)).toMatchObject({ State: 'none', Parsed: null });
    expect(await previewOf(platform, good)).toMatchObject({ State: 'ready' });
  });

  it('has none in a ZIP, however many visitors look at once', async () => {
    const [key = ''] = await publish(platform, {
      'a.zip': zipOf({ 'columns.npy': columns, 'b.csv': 'id\n1\n' }),
    });
    const looks = Array.from({ length: 20 }, () => look(platform, key, 'columns.npy'));
    for (const { Parsed } of await Promise.all(looks)) expect(Parsed).toBeNull();
    expect((await look(platform, key, 'b.csv')).Parsed?.table?.Rows).toEqual([['1']]);
  });
});

describe('a file that takes its parser longer than it may', () => {
  it('has no preview, by its bytes, with whatever limits a server starts next', async () => {
    // Millions of cells take far longer.
    const long = `id\n${'1,2,3,4\n'.repeat(1_000_000)}`;
    const slow = await startPlatform({ env: { PARSER_MS: '100', PARSER_PROCESSES: '1' } });
    const archive = zipOf({ 'a.csv': long, 'b.csv': 'id\n2\n' });
    const [csv = '', zip = ''] = await publish(slow, { 'a.csv': long, 'a.zip': archive });
    expect(await previewOf(slow, csv)).toMatchObject({ State: 'none', Parsed: null });
    expect((await look(slow, zip, 'a.csv')).Parsed).toBeNull();

    await slow.app.close();
    const next = await startPlatform({
      database: slow.database,
      env: { DATA_DIR: slow.dataDir },
    });
    expect(await previewOf(next, csv)).toMatchObject({ State: 'none', Parsed: null });
    const [same, other] = await publish(next, { 'c.csv': long, 'd.csv': 'id\n3\n' });
    expect(await previewOf(next, same)).toMatchObject({ State: 'none', Parsed: null });
    expect(await previewOf(next, other)).toMatchObject({ State: 'ready' });
    await next.close();
  });
});
