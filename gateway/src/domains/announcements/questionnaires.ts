import {
  questionnaireAdminCalls as adminCalls,
  questionnaireCalls as calls,
} from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { ofCaller } from '#graphql/ahead.ts';
import { bindMutations } from '#graphql/inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';

export const questionnaireInputs = bindMutations({
  answerQuestionnaire: calls.record,
  refuseQuestionnaire: calls.record,
  createQuestionnaire: adminCalls.create,
  updateQuestionnaire: adminCalls.update,
  publishQuestionnaire: adminCalls.publish,
  closeQuestionnaire: adminCalls.close,
});
const inputs = questionnaireInputs;

/** Answers null where the object isn't there, as its field says. */
const ifThere = async <T>(ask: () => Promise<T>): Promise<T | null> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** Resolvers of what members are asked, and of how administrators ask it and read the answers. */
export const questionnaireResolvers: Resolvers = {
  Administration: {
    questionnaires: (_, args, context) =>
      context.member().call(adminCalls.list, { query: paging(args, 20) }),
    questionnaireResults: (_, { id }, context) =>
      ifThere(async () => {
        const params = { id: requireId(id, 'id') };
        return context.member().call(adminCalls.results, { params });
      }),
    questionnaireTexts: (_, { id, questionId, ...args }, context) =>
      ifThere(async () => {
        const params = { id: requireId(id, 'id') };
        const query = { Question: requireId(questionId, 'questionId'), ...paging(args, 20) };
        return context.member().call(adminCalls.texts, { params, query });
      }),
  },
  Viewer: {
    questionnaire: ofCaller(async (_, { own }) => (own ? (await own.call(calls.one)).data : null)),
  },
  QuestionnaireResults: {
    questionnaire: (results) => results.Questionnaire,
  },
  Mutation: {
    refuseQuestionnaire: (_, { input }, context) => {
      const body = { QuestionList: [], refuse: true };
      return inputs.refuseQuestionnaire.send(context.member(), input, { body });
    },
  },
};
