import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  questionnaireAdminCalls as adminCalls,
  questionnaireCalls as calls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  answersTo,
  openQuestionnaire,
  questionnaire,
} from '#tests/platform/support/questionnaires.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
let admin: Person;
let reader: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
  reader = await writer(platform, '读者');
});
afterAll(() => platform.close());

const resultsOf = (id: string) => platform.call(adminCalls.results, { params: { id } }, admin);
const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

it('twenty answers of a member at once are one', async () => {
  const made = await openQuestionnaire(platform, admin);
  const body = answersTo(made);
  const outcomes = await Promise.allSettled(
    TWENTY.map(() => platform.call(calls.record, { body }, reader)),
  );
  expect(succeeded(outcomes)).toBe(1);
  const { Questionnaire, Counts } = await resultsOf(made._id);
  expect(Questionnaire.AnswersNumber).toBe(1);
  expect(Counts.map(({ Count }) => Count)).toEqual([1]);
});

it('answers and refusals of a member at once leave an answer, and an edit none of another’s questions', async () => {
  const made = await openQuestionnaire(platform, admin);
  const refuse = { Questionnaire: made._id, QuestionList: [], refuse: true };
  const edit = { params: { id: made._id }, body: questionnaire({ Name: '改过' }) };
  const outcomes = await Promise.allSettled([
    ...TWENTY.map((index) =>
      platform.call(calls.record, { body: index % 2 === 0 ? answersTo(made) : refuse }, reader),
    ),
    platform.call(adminCalls.update, edit, admin),
  ]);
  const isEdited = outcomes.at(-1)?.status === 'fulfilled';
  const { Questionnaire, Counts } = await resultsOf(made._id);
  // Either the edit came first and all answers were to questions that had gone, or it came too late.
  expect(Questionnaire.Name).toBe(isEdited ? '改过' : '体验调查');
  expect(Questionnaire.AnswersNumber).toBe(isEdited ? 0 : 1);
  expect(Counts.map(({ Count }) => Count)).toEqual(isEdited ? [] : [1]);
});
