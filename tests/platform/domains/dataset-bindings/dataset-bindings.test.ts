import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { stages } from '#platform/src/domains/competitions/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';
import { datasetLimits } from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const {
  ofCompetition,
  ofCompetitions,
  metadata,
  create,
  update,
  remove,
  describe: say,
} = datasetBindingCalls;
const settings = { Title: '训练数据', Descriptions: '说明', Public: false, ReviewStage: null };

const dataset = async (
  token: string,
  content: string | Buffer = 'id,label\n1,a\n',
  name = 'train.csv',
) => (await upload(platform, token, content, { name, purpose: 'dataset' })).body.key;

/** A competition with two stages and one dataset, and who has nothing to do with it. */
const prepare = async (change: { Public?: boolean; ReviewStage?: number } = {}) => {
  const competition = await makeCompetition(platform);
  const { token } = competition.organizer;
  await platform.database.db.insert(stages).values({
    id: newId(),
    competitionId: competition.id,
    name: '复赛',
    startDate: new Date(platform.clock.now.getTime() + DAY),
    endDate: new Date(platform.clock.now.getTime() + 2 * DAY),
  });
  const key = await dataset(token);
  const body = { ...settings, ...change, Files: [key] };
  const binding = await platform.call(create, { params: { id: competition.id }, body }, { token });
  return { competition, token, key, binding };
};

const download = async (key: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await platform.app.inject({ url: `/api/uploads/${key}`, headers })).statusCode;
};

/** Collects what a member gets of a competition's only dataset, by every call there is. */
const seen = async ({ id }: TestCompetition, key: string, token?: string) => {
  const { data } = await platform.call(ofCompetition, { params: { id } }, { token });
  const many = await platform.call(ofCompetitions, { query: { Competition: id } }, { token });
  expect(many.data).toEqual(data);
  const answered = await platform.call(metadata, { params: { token: key } }, { token }).then(
    () => true,
    () => false,
  );
  const downloaded = (await download(key, token)) === 200;
  expect(downloaded).toBe(answered);
  return [data.length === 0 ? 'hidden' : data[0]?.Readable ? 'readable' : 'listed', answered];
};

describe('a dataset', () => {
  it('is listed for everyone and read by who is registered', async () => {
    const { competition, token, key } = await prepare();
    const member = await enter(platform, competition, 'reader');
    const { jwt: stranger } = await platform.join('stranger');
    expect(await seen(competition, key)).toEqual(['listed', false]);
    expect(await seen(competition, key, stranger)).toEqual(['listed', false]);
    expect(await seen(competition, key, member.token)).toEqual(['readable', true]);
    expect(await seen(competition, key, token)).toEqual(['readable', true]);
  });

  it('that is public is read by everyone', async () => {
    const { competition, key } = await prepare({ Public: true });
    expect(await seen(competition, key)).toEqual(['readable', true]);
  });

  it('of a later stage is there for promoted teams alone', async () => {
    const { competition, token, key } = await prepare({ ReviewStage: 2 });
    const member = await enter(platform, competition, 'promoted');
    const { jwt: stranger } = await platform.join('outsider');
    for (const who of [undefined, stranger, member.token])
      expect(await seen(competition, key, who)).toEqual(['hidden', false]);
    expect(await seen(competition, key, token)).toEqual(['readable', true]);
    await platform.database.db
      .update(teams)
      .set({ promotions: 1 })
      .where(eq(teams.id, member.team));
    expect(await seen(competition, key, member.token)).toEqual(['readable', true]);
    expect(await seen(competition, key, stranger)).toEqual(['hidden', false]);
  });

  it('is changed to what it may be, with files that no other has', async () => {
    const { competition, token, binding } = await prepare();
    const taken = await dataset(token);
    const other = { ...settings, Files: [taken] };
    await platform.call(create, { params: { id: competition.id }, body: other }, { token });
    const params = { id: binding._id };
    const change = async (body: object) =>
      (await platform.refusal(update, { params, body: { ...other, ...body } }, { token })).code;
    expect([await change({}), await change({ Title: ' ' })]).toEqual([
      'CONFLICT',
      'BAD_USER_INPUT',
    ]);
    const DatasetBindingDescription = '长'.repeat(datasetLimits.description + 1);
    const long = { params: { id: competition.id }, body: { DatasetBindingDescription } };
    expect((await platform.refusal(say, long, { token })).code).toBe('BAD_USER_INPUT');
  });

  it('of a draft is its managers’ alone', async () => {
    const { competition, token, key } = await prepare({ Public: true });
    const params = { id: competition.id };
    await platform.call(managingCalls.publish, { params, body: { Published: false } }, { token });
    expect(await seen(competition, key)).toEqual(['hidden', false]);
    expect(await seen(competition, key, token)).toEqual(['readable', true]);
  });

  it('has its files parsed in the background', async () => {
    const { token, binding, key } = await prepare();
    const broken = await dataset(token, Buffer.from('PK\x03\x04 broken'), 'broken.zip');
    const model = await dataset(token, 'weights', 'net.onnx');
    const changed = await platform.call(
      update,
      { params: { id: binding._id }, body: { ...settings, Files: [model, key, broken] } },
      { token },
    );
    expect(changed.Files.map(({ Name }) => Name)).toEqual(['net.onnx', 'train.csv', 'broken.zip']);
    const about = (file: string) => platform.call(metadata, { params: { token: file } }, { token });
    const ended = (file: string) =>
      waitFor('the file to be parsed', async () => {
        const found = await about(file);
        return found.State === 'pending' ? undefined : found;
      });
    expect((await ended(key)).Parsed).toMatchObject({
      parser_type: 'table_data',
      table: { RowsNumber: 1, Rows: [['1', 'a']] },
    });
    expect(await ended(broken)).toMatchObject({ State: 'none', Parsed: null });
    expect(await about(model)).toMatchObject({ State: 'ready', Parsed: { parser_type: 'model' } });
  });

  it('goes with its files, which are their uploader’s alone then', async () => {
    const { competition, token, key, binding } = await prepare({ Public: true });
    await platform.call(remove, { params: { id: binding._id } }, { token });
    expect((await platform.call(ofCompetition, { params: { id: competition.id } })).data).toEqual(
      [],
    );
    expect(await download(key)).toBe(404);
    expect(await download(key, token)).toBe(200);
  });
});

describe('managing datasets', () => {
  const manage = async (change: object, who: 'own' | 'other' = 'own') => {
    const { competition, token } = await prepare();
    const { jwt: other } = await platform.join(`other${newId().slice(-8)}`);
    const body = { ...settings, Files: [], ...change };
    const input = { params: { id: competition.id }, body };
    return platform.refusal(create, input, { token: who === 'own' ? token : other });
  };

  it.each([
    [{ Title: '' }, 'Title'],
    [{ Public: true, ReviewStage: 1 }, 'Public'],
    [{ ReviewStage: 3 }, 'ReviewStage'],
    [{ Files: ['0'.repeat(32)] }, 'Files'],
  ])('%j is refused at %s', async (change, field) => {
    expect((await manage(change)).field).toBe(field);
  });

  it('is for who manages the competition', async () => {
    expect((await manage({}, 'other')).code).toBe('FORBIDDEN');
  });

  it('takes no file of another dataset, nor another organizer’s', async () => {
    const { competition, token, key } = await prepare();
    const { token: foreign } = await prepare();
    const params = { id: competition.id };
    const refusedFor = async (file: string) =>
      (await platform.refusal(create, { params, body: { ...settings, Files: [file] } }, { token }))
        .code;
    expect(await refusedFor(key)).toBe('CONFLICT');
    expect(await refusedFor(await dataset(foreign))).toBe('NOT_FOUND');
    const { data } = await platform.call(ofCompetition, { params }, { token });
    expect(data).toHaveLength(1);
  });

  it('says something above them', async () => {
    const { competition, token } = await prepare();
    const params = { id: competition.id };
    await platform.call(
      say,
      { params, body: { DatasetBindingDescription: '**真实数据**' } },
      { token },
    );
    const { DatasetBindingDescription } = await platform.call(competitionCalls.get, { params });
    expect(DatasetBindingDescription).toBe('**真实数据**');
  });
});

describe('the order of datasets', () => {
  const order = (id: string, Order: string[], token: string) =>
    platform.call(datasetBindingCalls.order, { params: { id }, body: { Order } }, { token });
  const refused = (id: string, Order: string[], token: string) =>
    platform.refusal(datasetBindingCalls.order, { params: { id }, body: { Order } }, { token });

  it('is what the organizer sets, for everyone', async () => {
    const { competition, token, binding } = await prepare();
    const body = { ...settings, Title: '测试数据', Files: [] };
    const params = { id: competition.id };
    const second = await platform.call(create, { params, body }, { token });
    const third = await platform.call(create, { params, body }, { token });
    const wanted = [third._id, binding._id, second._id];
    const { data } = await order(competition.id, wanted, token);
    expect(data.map(({ _id }) => _id)).toEqual(wanted);
    const seenByAll = await platform.call(ofCompetition, { params });
    expect(seenByAll.data.map(({ _id }) => _id)).toEqual(wanted);
    const last = await platform.call(create, { params, body }, { token });
    const after = await platform.call(ofCompetition, { params });
    expect(after.data.at(-1)?._id).toBe(last._id);
  });

  it('names each of them once, and nothing else', async () => {
    const { competition, token, binding } = await prepare();
    const { binding: foreign } = await prepare();
    const own = binding._id;
    for (const wrong of [[], [own, own], [foreign._id], [own, foreign._id]]) {
      expect(await refused(competition.id, wrong, token)).toMatchObject({
        code: 'CONFLICT',
        message: '数据集已有变化，请刷新后重试',
      });
    }
  });

  it('is the organizer’s alone', async () => {
    const { competition, binding } = await prepare();
    const { jwt } = await platform.join('sorter');
    expect(await refused(competition.id, [binding._id], jwt)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
