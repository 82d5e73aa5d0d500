import { jest } from '@jest/globals';
import { page } from './data.ts';
import { answerBySchema, type Refusal, Refused, reportFault } from './schema-answers.ts';

export { type Refusal, Refused };

/** What the gateway answers to an operation: its data, or the refusal that it throws. */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

const response = (body: unknown) => ({
  ok: true,
  status: 200,
  headers: new Map([['content-type', 'application/json']]),
  text: () => Promise.resolve(JSON.stringify(body)),
});

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * Stands where the gateway is, behind fetch. An operation without an answer, and an answer that
 * the schema doesn't allow, fail the test. Returns what was sent.
 */
export const fakeGateway = (answers: Answers) => {
  const sent: Sent[] = [];
  const viewerWith = async (changes: object) => {
    const { viewer } = (await known.Viewer?.({})) as { viewer: object | null };
    return viewer && { ...viewer, ...changes };
  };
  const known: Answers = {
    Viewer: () => ({ viewer: null }),
    Site: () => ({
      site: {
        __typename: 'Site',
        name: '鲸潮社区',
        workbenchUrl: null,
        rawCountCompetitionIds: [],
        hiddenRegisterCompetitionIds: [],
        preliminaryCompetitionIds: [],
        platformIdBoxes: [],
        lunarNewYear: null,
      },
    }),
    Tasks: () => ({ tasks: [] }),
    OpenCompetitions: () => ({ competitions: page([]) }),
    ContinueCompetitions: async () => ({ viewer: await viewerWith({ competitions: page([]) }) }),
    MyColumns: async () => ({
      viewer: await viewerWith({
        columns: { isAuthorized: false, mayCreate: false, items: [] },
      }),
    }),
    CompetitionListSide: () => ({
      site: { hostApplicationUrl: null, hostChatUrl: null, competitionAds: [] },
      competitionTags: [],
      rankingActivities: page([]),
    }),
    SkillSidebar: async ({ competitionId }) => ({
      competition: { id: competitionId, skillRules: [] },
      viewer: await viewerWith({ skills: [] }),
    }),
    ForumSidebar: () => ({ forumPosts: page([]) }),
    AwardedWorks: () => ({
      workPosts: { __typename: 'ForumPostPage', page: 1, items: [] },
    }),
    WorksSidebar: () => ({
      workPosts: { __typename: 'ForumPostPage', totalCount: 0, page: 1, perPage: 6, items: [] },
    }),
    RelatedColumns: ({ competitionId }) => ({
      competition: { __typename: 'Competition', id: competitionId, relatedColumns: [] },
    }),
    RecordPageView: () => ({ recordPageView: true }),
    ...answers,
  };
  const unknown = (operationName: string) => {
    reportFault(operationName, 'has no answer');
    return new Refused({ code: 'INTERNAL', message: `没有${operationName}的回答` });
  };
  const fetch = jest.fn(async (_url: string, init: { body: string }) => {
    const asked = JSON.parse(init.body) as Sent & { query: string };
    const { operationName, variables } = asked;
    sent.push({ operationName, variables });
    try {
      // An answer that is a promise comes when it does.
      const answer = await (known[operationName]?.(variables) ?? unknown(operationName));
      return response(answerBySchema(asked, answer));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return response(answerBySchema(asked, error));
    }
  });
  Object.assign(globalThis, { fetch });
  return { sent, fetch };
};
