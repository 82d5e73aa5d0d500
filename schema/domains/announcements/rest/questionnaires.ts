import { type Static, Type } from 'typebox';
import { questionnaireStates } from '../rules/questionnaires.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Line,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';

/** A question of a questionnaire. */
const Question = Type.Object({
  _id: Id,
  Title: Type.String(),
  /** None for free text. */
  Options: Type.Array(Type.Object({ content: Type.String() })),
  /** 1 single choice, 2 multiple choice, 3 free text (announcements/rules/questionnaires.ts). */
  Type: Type.Integer({ minimum: 1, maximum: 3 }),
});
/** `Score` is what the question counts for those who evaluate the answers elsewhere; nothing here asks for it. */
const Listed = Type.Object({ Question, Score: Type.Integer() });
export const QuestionnaireQuestion = Listed;
export const QuestionnaireOption = Type.Object({ content: Type.String() });

const shown = {
  _id: Id,
  Name: Type.String(),
  Description: Type.String(),
  QuestionList: Type.Array(Listed),
};

/** A questionnaire as members see it. */
export const Questionnaire = Type.Object(shown);
export type Questionnaire = Static<typeof Questionnaire>;

/** A questionnaire as administrators see it. */
export const ManagedQuestionnaire = Type.Object({
  ...shown,
  State: Type.Enum(questionnaireStates),
  UpdateDate: Time,
  /** Members who have answered, and members who would not. */
  AnswersNumber: Type.Integer(),
  RefusalsNumber: Type.Integer(),
});
export type ManagedQuestionnaire = Static<typeof ManagedQuestionnaire>;

export const questionnaireCalls = {
  one: call({
    operation: 'questionnaires.one',
    method: 'GET',
    path: '/api/questionnaire/one',
    access: 'member',
    summary:
      'The open questionnaire that was published last, of those that the member has neither answered nor refused; null without one',
    response: Type.Object({ code: Type.Literal(0), data: Nullable(Questionnaire) }),
  }),
  record: call({
    operation: 'questionnaires.record',
    method: 'POST',
    path: '/api/questionnaireRecord',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Answers a questionnaire, once; an empty list with `refuse` says that the member would not. All questions in their order: choices as contents of options, free text alone or left out. 409 CONFLICT for who has answered before, and once it is closed; a refusal may come again, and an answer after it',
    body: Type.Object({
      Questionnaire: Id,
      QuestionList: Type.Array(
        Type.Object({
          Question: Id,
          Score: Type.Optional(Type.Integer()),
          Answer: Type.Array(Prose, { maxItems: 50 }),
        }),
        { maxItems: 50 },
      ),
      refuse: Type.Optional(Type.Boolean()),
    }),
    response: Done,
  }),
};

const settings = {
  Name: TitleLine,
  Description: Prose,
  QuestionList: Type.Array(
    Type.Object({
      Question: Type.Object({
        Title: TitleLine,
        Options: Type.Array(Type.Object({ content: Line }), { maxItems: 50 }),
        Type: Type.Integer({ minimum: 1, maximum: 3 }),
      }),
      Score: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    }),
    { maxItems: 50 },
  ),
};

/** Number of times that an option was chosen. */
export const OptionCount = Type.Object({
  Question: Id,
  Content: Type.String(),
  Count: Type.Integer(),
});

/** Answers of members to a questionnaire; none of them is named. */
export const QuestionnaireResults = Type.Object({
  Questionnaire: ManagedQuestionnaire,
  /** Options that were chosen at all. */
  Counts: Type.Array(OptionCount),
});
export type QuestionnaireResults = Static<typeof QuestionnaireResults>;

/** A free text that a member answered. */
export const QuestionnaireText = Type.Object({
  _id: Type.String(),
  Content: Type.String(),
  Date: Time,
});
export type QuestionnaireText = Static<typeof QuestionnaireText>;

/**
 * Calls by which administrators of the site manage questionnaires; 403 FORBIDDEN for all others.
 */
export const questionnaireAdminCalls = {
  list: call({
    operation: 'questionnaireAdmin.list',
    method: 'GET',
    path: '/api/admin/questionnaires',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'All questionnaires, drafts and closed ones too, those changed last first',
    query: Type.Object(Paging(20)),
    response: PageOf(ManagedQuestionnaire),
  }),
  create: call({
    operation: 'questionnaireAdmin.create',
    method: 'POST',
    path: '/api/admin/questionnaires',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT'],
    summary: 'Writes a questionnaire as a draft, which no one else sees',
    body: Type.Object(settings),
    response: ManagedQuestionnaire,
  }),
  update: call({
    operation: 'questionnaireAdmin.update',
    method: 'PUT',
    path: '/api/admin/questionnaires/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Changes a questionnaire. 409 CONFLICT once a member has answered it',
    params: ById,
    body: Type.Object(settings),
    response: ManagedQuestionnaire,
  }),
  publish: call({
    operation: 'questionnaireAdmin.publish',
    method: 'PUT',
    path: '/api/admin/questionnaires/:id/published',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Opens a draft to members, or one that was closed once more: who answered or refused isn’t asked again. 409 CONFLICT for an open one',
    params: ById,
    response: ManagedQuestionnaire,
  }),
  close: call({
    operation: 'questionnaireAdmin.close',
    method: 'PUT',
    path: '/api/admin/questionnaires/:id/closed',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Closes an open questionnaire now. 409 CONFLICT for any other',
    params: ById,
    response: ManagedQuestionnaire,
  }),
  results: call({
    operation: 'questionnaireAdmin.results',
    method: 'GET',
    path: '/api/admin/questionnaires/:id/results',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'How often each option was chosen',
    params: ById,
    response: QuestionnaireResults,
  }),
  texts: call({
    operation: 'questionnaireAdmin.texts',
    method: 'GET',
    path: '/api/admin/questionnaires/:id/texts',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'What members wrote to a question of free text, newest first',
    params: ById,
    query: Type.Object({ Question: Id, ...Paging(20) }),
    response: PageOf(QuestionnaireText),
  }),
};
