import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { type FieldInput, fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { type TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { at, makeOrganization, settingsOf, stageOf, taskOf } from './support.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;

beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
});
afterAll(() => platform.close());

const by = () => ({ token: boss.token });

type Field = NonNullable<TaskSettings['Subjective']>['Fields'][number];
const field = (change: Partial<Field>): Field => ({
  Title: '作品名称',
  Type: fieldTypes.shortText,
  Required: true,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: [],
  Hide: false,
  ...change,
});
const track = { Title: '赛道', Type: fieldTypes.option, SelectArray: ['算法', '应用'] };
const fields = [field({}), field(track)];

const formOf = (Fields: Field[], MaxScore = 100) => ({
  Objective: undefined,
  Subjective: { Fields, ReviewDailyLimit: 3, ReviewLimit: null, MaxScore },
});

const withStage = async () => {
  const params = { shortName: boss.shortName };
  const body = { Name: '创意赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const { _id: id } = await platform.call(managingCalls.create, { params, body }, by());
  await platform.call(managingCalls.update, { params: { id }, body: settingsOf(platform) }, by());
  const stage = { body: { Competition: id, ...stageOf(platform) } };
  return { id, stage: (await platform.call(managingCalls.createStage, stage, by()))._id };
};

const body = (changes: object) =>
  JSON.parse(JSON.stringify(taskOf(platform, changes))) as TaskSettings;
const taskIn = (Stage: string, changes: object) =>
  platform.call(managingCalls.createTask, { body: { Stage, TaskType: 1, ...body(changes) } }, by());
const changed = (id: string, changes: object) => ({ params: { id }, body: body(changes) });
const publish = (id: string) =>
  platform.call(managingCalls.publish, { params: { id }, body: { Published: true } }, by());

/** A published competition whose one task is a form, and the fields as they are kept. */
const withForm = async () => {
  const { id, stage } = await withStage();
  const task = await taskIn(stage, formOf(fields));
  await publish(id);
  return { id, stage, task: task._id, kept: task.SubjectiveTaskInfo?.SubmissionFields ?? [] };
};

const handIn = async (id: string, task: string, name: string, answers: FieldInput[]) => {
  const { token } = await enter(platform, { id } as never, name);
  const work = { body: { Task: task, work: answers } };
  return platform.call(submissionCalls.submit, work, { token });
};

describe('the form of a task', () => {
  it('is set by its organizer, and filled in by a member', async () => {
    const { id, task, kept } = await withForm();
    expect(kept).toMatchObject([
      { Title: '作品名称', Type: 1, Required: true },
      { Title: '赛道', Type: 5, SelectArray: ['算法', '应用'] },
    ]);
    const [title, choice] = kept;
    const work = await handIn(id, task, 'form-filler', [
      { SubmissionId: title?._id ?? '', value: '潮汐图' },
      { SubmissionId: choice?._id ?? '', value: 1 },
    ]);
    expect(work.SubjectiveWorkInfo?.Answers).toMatchObject([
      { title: '作品名称', value: '潮汐图' },
      { title: '赛道', value: '应用', option: 1 },
    ]);
  });

  it('is checked field by field', async () => {
    const { stage } = await withStage();
    const wrong = {
      body: {
        Stage: stage,
        TaskType: 1,
        ...body(formOf([field({}), field({ ...track, Title: '题', SelectArray: ['一'] })])),
      },
    };
    expect(await platform.refusal(managingCalls.createTask, wrong, by())).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Subjective.Fields.1.SelectArray',
      message: '请至少填写两个选项',
    });
    const both = {
      body: { Stage: stage, TaskType: 0, ...body({ Subjective: formOf(fields).Subjective }) },
    };
    expect((await platform.refusal(managingCalls.createTask, both, by())).message).toBe(
      '自动评审的任务没有表单',
    );
  });

  it('keeps its fields’ ids, and gives new ones to what isn’t its own', async () => {
    const { stage } = await withStage();
    const task = await taskIn(stage, formOf(fields));
    const [title, choice] = task.SubjectiveTaskInfo?.SubmissionFields ?? [];
    const other = field({ _id: 'foreign', Title: '链接' });
    const next = formOf([other, { ...choice, Title: '方向' } as Field, field({ Title: '简介' })]);
    const { SubjectiveTaskInfo } = await platform.call(
      managingCalls.updateTask,
      changed(task._id, next),
      by(),
    );
    const [first, second, third] = SubjectiveTaskInfo?.SubmissionFields ?? [];
    expect(second).toEqual({ ...choice, Title: '方向' });
    const ids = [first?._id, third?._id];
    expect(ids).not.toContain('foreign');
    expect(ids).not.toContain(title?._id);
  });

  it('stays as it is where a change doesn’t speak of it', async () => {
    const { task, kept } = await withForm();
    const renamed = changed(task, { Name: '作品', Objective: undefined });
    const { SubjectiveTaskInfo } = await platform.call(managingCalls.updateTask, renamed, by());
    expect(SubjectiveTaskInfo).toMatchObject({ SubmissionFields: kept, MaxScore: 100 });
  });

  it('changes only where answers stay right once there are any', async () => {
    const { id, task, kept } = await withForm();
    const [title, choice] = kept as [Field, Field];
    const answers = [
      { SubmissionId: title._id ?? '', value: '浪' },
      { SubmissionId: choice._id ?? '', value: 0 },
    ];
    await handIn(id, task, 'answerer', answers);
    const refusal = (Fields: Field[], score?: number) =>
      platform.refusal(managingCalls.updateTask, changed(task, formOf(Fields, score)), by());
    expect(await refusal([title])).toMatchObject({
      code: 'CONFLICT',
      field: 'Subjective.Fields',
      message: '「赛道」已有人填写，不能删除，可以改为停用',
    });
    expect(await refusal([{ ...title, Type: 2 }, choice])).toMatchObject({
      field: 'Subjective.Fields.0.Type',
    });
    expect(await refusal([title, { ...choice, SelectArray: ['应用', '算法'] }])).toMatchObject({
      field: 'Subjective.Fields.1.SelectArray',
    });
    expect(await refusal([title, choice], 10)).toMatchObject({
      field: 'Subjective.MaxScore',
      message: '该任务已有提交，不能再修改满分',
    });
    const hidden = formOf([
      { ...choice, Hide: true },
      { ...title, Required: false },
      field({ Title: '链接' }),
    ]);
    const after = await platform.call(managingCalls.updateTask, changed(task, hidden), by());
    expect(
      after.SubjectiveTaskInfo?.SubmissionFields.map(({ Title, Hide }) => [Title, Hide]),
    ).toEqual([
      ['赛道', true],
      ['作品名称', false],
      ['链接', false],
    ]);
  });

  it('is what a competition waits for before it is published', async () => {
    const { id, stage } = await withStage();
    const task = await taskIn(stage, { Objective: undefined });
    const input = { params: { id }, body: { Published: true } };
    const refusal = await platform.refusal(managingCalls.publish, input, by());
    expect(refusal.message).toBe('任务「浪高」还没有表单');
    await platform.call(managingCalls.updateTask, changed(task._id, formOf(fields)), by());
    await publish(id);
    const bare = { body: { Stage: stage, TaskType: 1, ...body({ Objective: undefined }) } };
    expect(await platform.refusal(managingCalls.createTask, bare, by())).toMatchObject({
      field: 'Subjective.Fields',
      message: '请至少添加一个字段',
    });
  });
});

describe('the qualification review of a stage', () => {
  const agreement = (AgreementFields: Field[], NeedAgreement = true) => ({
    Agreement: { NeedAgreement, AgreementFields, AuthorizeNotice: '材料仅用于审核' },
  });
  const update = (id: string, changes: object) => ({
    params: { id },
    body: { ...stageOf(platform), ...changes },
  });

  it('is asked for by its fields, and stays where a change doesn’t speak of it', async () => {
    const { id, stage } = await withStage();
    const school = field({ Title: '单位' });
    await platform.call(managingCalls.updateStage, update(stage, agreement([school])), by());
    await taskIn(stage, formOf(fields));
    await publish(id);
    const after = await platform.call(managingCalls.updateStage, update(stage, {}), by());
    expect(after).toMatchObject({
      NeedAgreement: true,
      AgreementFields: [{ Title: '单位' }],
      AuthorizeNotice: '材料仅用于审核',
    });
    const { token } = await enter(platform, { id } as never, 'qualifier');
    const [asked] = after.AgreementFields;
    const results = [{ SubmissionId: asked?._id ?? '', value: '滨海大学' }];
    const handedIn = { body: { Competition: id, Stage: stage, AgreementResults: results } };
    const review = await platform.call(authorizationCalls.submit, handedIn, { token });
    expect(review.AgreementResults).toMatchObject([{ title: '单位', value: '滨海大学' }]);

    const without = update(stage, agreement([field({ Title: '学校' })]));
    expect(await platform.refusal(managingCalls.updateStage, without, by())).toMatchObject({
      code: 'CONFLICT',
      field: 'Agreement.AgreementFields',
      message: '「单位」已有人填写，不能删除，可以改为停用',
    });
    const off = update(stage, agreement(after.AgreementFields, false));
    expect((await platform.call(managingCalls.updateStage, off, by())).NeedAgreement).toBe(false);
  });

  it('needs fields where it is needed', async () => {
    const { stage } = await withStage();
    const refusal = await platform.refusal(
      managingCalls.updateStage,
      update(stage, agreement([])),
      by(),
    );
    expect(refusal).toMatchObject({
      field: 'Agreement.AgreementFields',
      message: '请至少添加一个字段',
    });
  });
});

describe('the limit of a series', () => {
  it('is its organizer’s, and no other competition’s', async () => {
    const { id } = await withStage();
    const limit = (RelatedCompetitionRegisterLimit: boolean) => ({
      params: { id },
      body: settingsOf(platform, { RelatedCompetitionRegisterLimit }),
    });
    expect(await platform.refusal(managingCalls.update, limit(true), by())).toMatchObject({
      field: 'RelatedCompetitionRegisterLimit',
      message: '只有系列赛可以限制报名',
    });
    const made = await platform.call(managingCalls.update, limit(false), by());
    expect(made.RelatedCompetitionRegisterLimit).toBe(false);
    const read = { query: { ids: id } };
    const { data } = await platform.call(competitionCalls.byIds, read, by());
    expect(data[0]?.RelatedCompetitionRegisterLimit).toBe(false);
  });

  it('stays where a change doesn’t speak of it', async () => {
    const { id } = await withStage();
    const ofId = eq(competitions.id, id);
    await platform.database.db.update(competitions).set({ isSeries: true }).where(ofId);
    const change = (changes: object) =>
      platform.call(
        managingCalls.update,
        { params: { id }, body: settingsOf(platform, changes) },
        by(),
      );
    const limited = { RelatedCompetitionRegisterLimit: true };
    expect(await change(limited)).toMatchObject(limited);
    expect(await change({ Name: '系列赛' })).toMatchObject({ Name: '系列赛', ...limited });
  });
});
