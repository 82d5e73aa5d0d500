import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import {
  type ManagedQuestionnaire,
  type Questionnaire,
  questionnaireAdminCalls as calls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

type Body = CallInput<typeof calls.create>['body'];

/** A choice and a free text. */
export const questionnaire = (change: Partial<Body> = {}): Body => ({
  Name: ' 体验调查 ',
  Description: '一分钟就好',
  QuestionList: [
    {
      Question: { Title: '常来吗？', Options: [{ content: '常来' }, { content: '偶尔' }], Type: 1 },
    },
    { Question: { Title: '还想说什么？', Options: [], Type: 3 } },
  ],
  ...change,
});

export const openQuestionnaire = async (
  platform: TestPlatform,
  admin: Person,
  change: Partial<Body> = {},
): Promise<ManagedQuestionnaire> => {
  const { _id: id } = await platform.call(calls.create, { body: questionnaire(change) }, admin);
  return platform.call(calls.publish, { params: { id } }, admin);
};

/** The first option, and a text with space around it. */
export const answersTo = ({ _id, QuestionList }: Questionnaire) => ({
  Questionnaire: _id,
  QuestionList: QuestionList.map(({ Question }) => ({
    Question: Question._id,
    Answer: [Question.Options[0]?.content ?? ' 很好 '],
  })),
});
