import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  questionnaireAdminCalls as adminCalls,
  questionnaireCalls as calls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  answersTo,
  openQuestionnaire,
  questionnaire,
} from '#tests/platform/support/questionnaires.ts';

let platform: TestPlatform;
let admin: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const asked = async (who = reader) => (await platform.call(calls.one, {}, who)).data?.Name;
const answer = (body: object, who = reader) =>
  platform.call(calls.record, { body: body as never }, who);
const refusal = (body: object, who = reader) =>
  platform.refusal(calls.record, { body: body as never }, who);
const close = (id: string) => platform.call(adminCalls.close, { params: { id } }, admin);

describe('a questionnaire', () => {
  it('is asked once it is published, and not again once it is answered', async () => {
    const made = await platform.call(adminCalls.create, { body: questionnaire() }, admin);
    expect(made).toMatchObject({ Name: '体验调查', State: 'DRAFT', AnswersNumber: 0 });
    expect(await asked()).toBeUndefined();
    expect((await refusal(answersTo(made))).code).toBe('NOT_FOUND');
    const params = { id: made._id };
    expect((await platform.call(adminCalls.publish, { params }, admin)).State).toBe('OPEN');
    expect(await asked()).toBe('体验调查');
    await answer(answersTo(made));
    expect(await asked()).toBeUndefined();
    expect(await refusal(answersTo(made))).toMatchObject({
      code: 'CONFLICT',
      message: '你已填写过该问卷',
    });
    // A late refusal, as of another tab, changes nothing.
    await answer({ Questionnaire: made._id, QuestionList: [], refuse: true });
    const results = await platform.call(adminCalls.results, { params }, admin);
    expect(results.Questionnaire).toMatchObject({ AnswersNumber: 1, RefusalsNumber: 0 });
    expect(results.Counts).toEqual([
      { Question: made.QuestionList[0]?.Question._id, Content: '常来', Count: 1 },
    ]);
    const query = { Question: made.QuestionList[1]?.Question._id ?? '', page: 1, perPage: 20 };
    const texts = await platform.call(adminCalls.texts, { params, query }, admin);
    expect(texts).toMatchObject({ data: [{ Content: '很好' }], totalNum: 1 });
    await close(made._id);
  });

  it('isn’t asked again of who refuses; an answer of theirs still counts', async () => {
    const made = await openQuestionnaire(platform, admin);
    const refuse = { Questionnaire: made._id, QuestionList: [], refuse: true };
    await answer(refuse);
    expect(await asked()).toBeUndefined();
    await answer(refuse);
    await answer(answersTo(made));
    const closed = await close(made._id);
    expect(closed).toMatchObject({ State: 'CLOSED', AnswersNumber: 1, RefusalsNumber: 0 });
    await answer(refuse, await writer(platform, '来晚了'));
    expect(await refusal(answersTo(made), await writer(platform, '太晚了'))).toMatchObject({
      code: 'CONFLICT',
      message: '该问卷已结束',
    });
  });

  it('gives way to one that was published later', async () => {
    const first = await openQuestionnaire(platform, admin, { Name: '先' });
    platform.clock.advance(1_000);
    const second = await openQuestionnaire(platform, admin, { Name: '后' });
    expect(await asked()).toBe('后');
    await answer(answersTo(second));
    expect(await asked()).toBe('先');
    await close(second._id);
    await close(first._id);
  });

  it('refuses what its questions don’t offer, and keeps nothing of it', async () => {
    const made = await openQuestionnaire(platform, admin);
    const [first, second] = answersTo(made).QuestionList;
    const wrong = {
      Questionnaire: made._id,
      QuestionList: [{ ...first, Answer: ['从不'] }, second],
    };
    expect(await refusal(wrong)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'QuestionList.0.Answer',
      message: '请选择问卷中的选项',
    });
    expect(await asked()).toBe('体验调查');
    await close(made._id);
  });

  it('is changed while nobody has answered, and opened once more after its end', async () => {
    const made = await openQuestionnaire(platform, admin);
    const params = { id: made._id };
    const changed = await platform.call(
      adminCalls.update,
      { params, body: questionnaire({ Name: '改过' }) },
      admin,
    );
    expect(await newest(platform, admin, 'questionnaireAdmin.update')).toMatchObject({
      Kind: 'QUESTIONNAIRE',
      Target: made._id,
      Before: { name: '体验调查' },
      After: { name: '改过' },
    });
    // A member who had it open before is told that it has changed.
    expect((await refusal(answersTo(made))).field).toBe('QuestionList');
    await answer(answersTo(changed));
    expect(
      await platform.refusal(adminCalls.update, { params, body: questionnaire() }, admin),
    ).toMatchObject({ code: 'CONFLICT', message: '已有成员填写该问卷，不能再修改' });
    expect((await platform.refusal(adminCalls.publish, { params }, admin)).code).toBe('CONFLICT');
    await close(made._id);
    expect((await platform.refusal(adminCalls.close, { params }, admin)).code).toBe('CONFLICT');
    expect((await platform.call(adminCalls.publish, { params }, admin)).State).toBe('OPEN');
    expect(await asked()).toBeUndefined();
    await close(made._id);
  });

  it('is refused at its field, and leaves nothing', async () => {
    const list = async () =>
      (await platform.call(adminCalls.list, { query: { page: 1, perPage: 100 } }, admin)).totalNum;
    const before = await list();
    const body = questionnaire({ Name: ' ' });
    expect(await platform.refusal(adminCalls.create, { body }, admin)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Name',
      message: '请输入问卷名称',
    });
    expect(await list()).toBe(before);
  });
});

it('nobody but administrators writes questionnaires or reads answers; a visitor is asked nothing', async () => {
  const body = questionnaire();
  const message = '仅站点管理员可以管理问卷';
  expect(await platform.refusal(adminCalls.create, { body }, reader)).toMatchObject({ message });
  expect((await platform.refusal(calls.one, {})).code).toBe('UNAUTHENTICATED');
});
