import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { feedOf, page } from './data.ts';
import { answerBySchema, type Refusal, Refused, reportFault } from './schema-answers.ts';

export { type Refusal, Refused };

/** Answer of the gateway to an operation: its data, or the refusal that it throws. */
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
 * Delay of a request on its way in milliseconds, by LATE_MS: a test that passes only because the
 * machine is fast fails then.
 */
const late = Number(process.env.LATE_MS ?? 0);
const wait = globalThis.setTimeout;
const onItsWay = () => late && new Promise((resolve) => wait(resolve, late));

/**
 * Stands where the gateway is, behind fetch. An operation without an answer, and an answer that
 * the schema doesn't allow, fail the test. Returns what was sent so far, to say of it what wasn't;
 * what a test has just made the page send is waited for, by `variablesOf` or `inputOf`.
 */
export const fakeGateway = (answers: Answers) => {
  const sent: Sent[] = [];
  const viewerWith = async (changes: object) => {
    const { viewer } = (await known.Viewer?.({})) as { viewer: object | null };
    return viewer && { ...viewer, ...changes };
  };
  const memberWith = async (changes: object) => {
    const { viewer } = (await known.Viewer?.({})) as { viewer: { member: object } | null };
    return viewer && { ...viewer, member: { ...viewer.member, ...changes } };
  };
  const known: Answers = {
    Viewer: () => ({ viewer: null }),
    Site: () => ({
      site: {
        __typename: 'Site',
        name: '鲸潮社区',
        workbenchUrl: null,
        trialUrl: null,
        rawCountCompetitionIds: [],
        hiddenRegisterCompetitionIds: [],
        preliminaryCompetitionIds: [],
        platformIdBoxes: [],
        lunarNewYear: null,
      },
    }),
    Tasks: () => ({ tasks: [] }),
    AnnouncementPopup: async () => ({ viewer: await viewerWith({ announcementPopup: null }) }),
    CreatorWelcome: async () => ({ viewer: await memberWith({ isCreator: false }) }),
    ClassCalendar: async () => {
      const { site } = (await known.MemberHome?.({})) as { site: { recommendConfig: unknown } };
      const config = { __typename: 'RecommendConfig', classCalendar: [] };
      return { site: { recommendConfig: site.recommendConfig && config } };
    },
    QuestionnairePopup: async () => ({ viewer: await viewerWith({ questionnaire: null }) }),
    OAuthProviders: () => ({ site: { __typename: 'Site', oauthProviders: [] } }),
    PendingOAuth: () => ({ pendingOAuth: null }),
    OAuthBindings: async () => ({
      site: { __typename: 'Site', oauthProviders: [] },
      viewer: await viewerWith({ oauthBindings: [] }),
    }),
    TaskForecasts: () => ({ competition: null }),
    MyActivities: () => ({ activities: page([]) }),
    OpenCompetitions: () => ({ competitions: page([]) }),
    ContinueCompetitions: async () => ({ viewer: await viewerWith({ competitions: page([]) }) }),
    RecordProjectView: () => ({ recordProjectView: { __typename: 'DonePayload', isDone: true } }),
    ProjectPlaces: ({ id }) => ({
      project: {
        __typename: 'Project',
        id,
        columns: [],
        competitions: [],
        sharedCode: [],
      },
    }),
    RelatedProjects: ({ id }) => ({ project: { __typename: 'Project', id, relatedProjects: [] } }),
    MemberHome: async () => ({
      site: { recommendConfig: null, hotProjects: [], recommendedColumns: [] },
      viewer: await viewerWith({
        competitions: page([]),
        projects: page([]),
        datasets: page([]),
        bookmarkedDatasets: page([]),
        bookmarkedProjects: page([]),
      }),
      recommendedChannels: [],
    }),
    Feed: () => ({ feed: feedOf([]) }),
    JudgingLink: async () => ({ viewer: await viewerWith({ judgings: page([]) }) }),
    NewFeedItems: async () => ({
      viewer: await viewerWith({ newFeedItems: { count: 0, hasMore: false } }),
    }),
    Recommendations: () => ({
      recommendations: { __typename: 'Recommendations', items: [], hasOthers: false },
    }),
    WeeklyBonus: async () => ({
      viewer: await viewerWith({ weeklyCoinBonus: { isReceived: true, amount: 5 } }),
    }),
    MyColumns: async () => ({
      viewer: await viewerWith({
        columns: { isAuthorized: false, canCreate: false, items: [] },
      }),
    }),
    CompetitionListSide: () => ({
      site: {
        competitionTags: [],
        hostApplicationUrl: null,
        hostChatUrl: null,
        competitionAds: [],
      },
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
    Trash: () => ({
      organization: {
        __typename: 'Organization',
        id: '9'.repeat(24),
        trashedCompetitions: [],
      },
    }),
    CompetitionArchives: ({ id }) => ({
      competition: { __typename: 'Competition', id, archives: [] },
    }),
    CompetitionImports: () => ({
      organization: {
        __typename: 'Organization',
        id: '9'.repeat(24),
        competitionImports: [],
      },
    }),
    Participation: ({ competitionId: id }) => ({
      competition: {
        __typename: 'Competition',
        id,
        participation: { __typename: 'CompetitionParticipation', unit: 'DAY', points: [] },
      },
    }),
    SearchTrends: () => ({ site: { searchTrends: [] } }),
    SiteExtras: () => ({ site: { communityUrl: null, companyLinks: [] } }),
    RecordPageView: () => ({ recordPageView: { __typename: 'DonePayload', isDone: true } }),
    ...answers,
  };
  const unknown = (operationName: string) => {
    reportFault(operationName, 'has no answer');
    return new Refused({ code: 'INTERNAL', message: `没有${operationName}的回答` });
  };
  const fetch = jest.fn(async (_url: string, init: { body: string }) => {
    const asked = JSON.parse(init.body) as Sent & { query: string };
    const { operationName, variables } = asked;
    if (late) await onItsWay();
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

  /** The variables of an operation's last request, once it was sent as many `times`. */
  const variablesOf = (operationName: string, times = 1) =>
    waitFor(() => {
      const all = sent.filter((one) => one.operationName === operationName);
      const last = all.at(-1);
      if (!last || all.length < times)
        throw new Error(`${operationName} was sent ${all.length} times, not ${times}`);
      return last.variables;
    });
  /** The input of a mutation's last request, likewise. */
  const inputOf = async (operationName: string, times = 1) =>
    (await variablesOf(operationName, times)).input;
  /** The inputs of all requests of a mutation so far; none of one that wasn't sent. */
  const inputsSoFar = (operationName: string) =>
    sent.filter((one) => one.operationName === operationName).map((one) => one.variables.input);
  return { sent, fetch, variablesOf, inputOf, inputsSoFar };
};
