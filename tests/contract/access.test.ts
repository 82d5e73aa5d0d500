import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import { accountCalls } from '../../schema/rest/account.ts';
import { authorizationCalls } from '../../schema/rest/authorizations.ts';
import type { RestCall } from '../../schema/rest/call.ts';
import { forumCalls } from '../../schema/rest/forum.ts';
import { applicationCalls } from '../../schema/rest/teams.ts';
import { datasetBindingCalls } from '../../schema/rest/dataset-bindings.ts';
import { columnCalls } from '../../schema/rest/columns.ts';
import { chatCalls } from '../../schema/rest/chat.ts';
import { competitionCalls } from '../../schema/rest/competitions.ts';
import { leaderboardGroupCalls } from '../../schema/rest/leaderboard-groups.ts';
import { notificationCalls } from '../../schema/rest/notifications.ts';
import { projectCalls } from '../../schema/rest/projects.ts';
import { siteCalls } from '../../schema/rest/site.ts';
import { submissionCalls } from '../../schema/rest/submissions.ts';
import { taskCalls } from '../../schema/rest/tasks.ts';
import { verificationCalls, verifyStatus } from '../../schema/rest/verification.ts';
import { workOrderCalls } from '../../schema/rest/work-orders.ts';
import { workOrderTypes } from '../../schema/rules/work-orders.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { demoStore, type Layer, startPlatform, type Store } from '../support/layers.ts';
import { nothingAsked } from '../support/registration.ts';
import { waitFor } from '../support/wait-for.ts';
import { allCalls } from './support/calls.ts';
import { restClient, type RestClient } from './support/rest.ts';
import {
  competitionSettings,
  datasetSettings,
  stageSettings,
  taskSettings,
} from './support/settings.ts';

// Calls × roles × foreign ids. Everything here belongs to the captain of a demo team: who else may
// read or change it? Which calls have to stand here is worked out from the contract.

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'); // prettier-ignore

const roles = ['visitor', 'newcomer', 'rival', 'moderator', 'support', 'teammate', 'captain', 'organizer', 'admin'] as const; // prettier-ignore
type Role = (typeof roles)[number];

/** What becomes of a call: answered, answered with nothing of it, or refused. */
type Outcome = 'ok' | 'nothing' | 400 | 401 | 403 | 404 | 409;

/** The captain's things. */
interface Things {
  competition: string;
  stage: string;
  task: string;
  team: string;
  work: string;
  /** In the competition of forms: the stage, and the team's qualification review of it. */
  formStage: string;
  authorization: string;
  /** A request of the captain's to be verified by hand. */
  realName: string;
  tokenTask: string;
  file: { key: string; ext: string; name: string; size: number };
  /** A dataset of a stage to which no team has come, and its file. */
  dataset: string;
  datasetFile: string;
  /** A group of boards of the captain's task that isn't activated, and its board. */
  boardGroup: string;
  leaderboard: string;
  session: string;
  accessToken: string;
  notification: string;
  completion: string;
  post: string;
  /** Another of the captain's posts, for administrators to delete. */
  secondPost: string;
  /** A request of the rival's team to the captain's. */
  application: string;
  teammate: string;
  /** The captain's own id, and a work order of theirs. */
  captain: string;
  workOrder: string;
  /** The conversation of the captain with the member of their team. */
  chat: string;
  /** A private project of the captain's, and a version of it. */
  project: string;
  projectVersion: string;
  /** A column of the captain's, and a public project in it. */
  column: string;
  columnProject: string;
}

let store: Store;
let platform: Layer;
let rest: RestClient;
let things: Things;
const tokens = new Map<Role, string | undefined>();

const account: Record<Exclude<Role, 'visitor'>, string> = {
  newcomer: accounts.newcomer,
  rival: accounts.creator,
  moderator: accounts.moderator,
  support: accounts.support,
  teammate: accounts.member,
  captain: accounts.captain,
  organizer: accounts.organizer,
  admin: accounts.admin,
};

const signIn = async (name: string): Promise<string> =>
  (await rest.ask(accountCalls.signIn, { body: { account: name, password: PASSWORD } })).jwt;

const defined = <T>(value: T | null | undefined, what: string): T => {
  if (value == null) throw new Error(`The captain has no ${what}`);
  return value;
};

/** The running competition in which the captain and the member share a team. */
const findTeam = async (captain: string) => {
  const { data } = await rest.ask(competitionCalls.list, {
    query: { page: 1, perPage: 100, Status: 1 },
  });
  const ids = data.map(({ _id }) => _id).join(',');
  const states = await rest.ask(competitionCalls.states, { query: { ids } }, captain);
  const state = defined(
    states.data.find(({ team }) => team),
    'team',
  );
  const stages = await rest.ask(competitionCalls.stages, {
    query: { Competition: state.Competition },
  });
  const tasks = await rest.ask(competitionCalls.tasks, {
    query: { Stage: stages.data.map(({ _id }) => _id).join(',') },
  });
  const task = defined(tasks.data[0], 'task');
  return {
    competition: state.Competition,
    team: defined(state.team, 'team'),
    stage: task.Stage,
    task: task._id,
  };
};

/** A manual request of the captain's, which an administrator has rejected. */
const requestRealName = async (captain: string): Promise<string> => {
  const photo = await rest.upload('id.png', PNG, captain, 'identity');
  const { key, ext } = photo.body as unknown as { key: string; ext: string };
  const body = { ID: 'E12345678', name: '周启航', photo: { key, ext } };
  await rest.ask(verificationCalls.verifyManually, { body }, captain);
  const admin = tokens.get('admin');
  const query = { page: 1, perPage: 100, Status: verifyStatus.pending };
  const { data } = await rest.ask(verificationCalls.requests, { query }, admin);
  const own = defined(
    data.find(({ Name }) => Name === '周启航'),
    'request',
  );
  const rejected = { Status: -1 as const, Reason: '照片不清晰' };
  await rest.ask(verificationCalls.review, { params: { id: own._id }, body: rejected }, admin);
  return own._id;
};

const writePost = async (competition: string, token: string): Promise<string> => {
  const body = { Forum: competition, Title: '交流', Content: '大家好', Type: 3 };
  return (await rest.ask(forumCalls.create, { body }, token))._id;
};

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  rest = restClient(platform.url);
  for (const role of roles)
    tokens.set(role, role === 'visitor' ? undefined : await signIn(account[role]));
  const captain = defined(tokens.get('captain'), 'session');
  const where = await findTeam(captain);
  await rest.ask(
    competitionCalls.register,
    { params: { id: where.competition }, body: {} },
    tokens.get('rival'),
  );

  const uploaded = await rest.upload('result.csv', 'id,nothing\n', captain);
  const { url, ...file } = uploaded.body as unknown as Things['file'] & { url: string };
  const work = await rest.ask(
    submissionCalls.submit,
    { body: { Task: where.task, result: file } },
    captain,
  );
  const notification = await waitFor('the review', async () => {
    const { data } = await rest.ask(
      notificationCalls.list,
      { query: { page: 1, perPage: 20, hasRead: false } },
      captain,
    );
    return data.find(({ Data }) => Data.Work?._id === work._id)?._id;
  });
  const application = await rest.ask(
    applicationCalls.create,
    { body: { Type: 0, To: where.team, Content: '请让我们加入' } },
    tokens.get('rival'),
  );
  const teammate = await rest.ask(accountCalls.current, {}, tokens.get('teammate'));
  await signIn(accounts.captain);
  const sessions = await rest.ask(accountCalls.sessions, {}, captain);
  const created = await rest.ask(
    accountCalls.createAccessToken,
    { body: { Name: '我的' } },
    captain,
  );
  await rest.ask(siteCalls.pageView, { body: { url: '/home/competition' } }, captain);
  const quests = await rest.ask(taskCalls.byIds, { query: {} }, captain);
  const completed = quests.data.find(
    ({ completionRecord }) => completionRecord?.Status === 'COMPLETED',
  );
  const { data: all } = await rest.ask(competitionCalls.list, {
    query: { page: 1, perPage: 100, Status: 1 },
  });
  const { data: stages } = await rest.ask(competitionCalls.stages, {
    query: { Competition: all.map(({ _id }) => _id).join(',') },
  });
  const stage = defined(
    stages.find(({ NeedAgreement }) => NeedAgreement),
    'stage with a qualification review',
  );
  const { data: formTasks } = await rest.ask(competitionCalls.tasks, {
    query: { Stage: stage._id },
  });
  const { data: reviews } = await rest.ask(
    authorizationCalls.list,
    { query: { Stage: stage._id } },
    captain,
  );
  const { data: labs } = await rest.ask(
    projectCalls.own,
    { query: { page: 1, perPage: 12, Private: true } },
    captain,
  );
  const lab = defined(
    labs.find(({ Versions }) => Versions.length > 0),
    'private project',
  );
  const { Columns } = await rest.ask(columnCalls.authorization, {}, captain);
  const column = defined(Columns[0], 'column');
  const inColumn = await rest.ask(columnCalls.labs, {
    params: { id: column },
    query: { page: 1, perPage: 12 },
  });
  const { data: datasets } = await rest.ask(
    datasetBindingCalls.ofCompetitions,
    { query: { Competition: all.map(({ _id }) => _id).join(',') } },
    tokens.get('organizer'),
  );
  const hidden = defined(
    datasets.find(({ ReviewStage }) => ReviewStage === 2),
    'dataset of a later stage',
  );
  const chat = await rest.ask(chatCalls.open, { body: { To: teammate._id } }, captain);
  const group = await rest.ask(
    leaderboardGroupCalls.create,
    { body: { Task: where.task, ...groupSettings } },
    tokens.get('organizer'),
  );
  const filed = await rest.ask(
    workOrderCalls.create,
    { body: { Type: workOrderTypes.suggestion, Content: '加个筛选' } },
    captain,
  );
  things = {
    captain: filed.Creator,
    workOrder: filed._id,
    ...where,
    chat: chat._id,
    boardGroup: group._id,
    leaderboard: defined(group.leaderboards[0], 'board of a group')._id,
    project: lab._id,
    column,
    columnProject: defined(inColumn.data[0], 'project of a column')._id,
    projectVersion: defined(lab.Versions[0], 'version')._id,
    dataset: hidden._id,
    datasetFile: defined(hidden.Files[0], 'file of a dataset').Token,
    formStage: stage._id,
    authorization: defined(reviews[0], 'qualification review')._id,
    realName: await requestRealName(captain),
    tokenTask: defined(
      formTasks.find(({ ObjectiveTaskInfo: info }) => info?.SubmitType === 'token'),
      'task that takes a token',
    )._id,
    work: work._id,
    file,
    session: defined(
      sessions.data.find(({ current }) => !current),
      'second session',
    )._id,
    accessToken: created.accessToken._id,
    notification,
    completion: defined(completed?.completionRecord, 'completed task')._id,
    post: await writePost(where.competition, captain),
    secondPost: await writePost(where.competition, captain),
    application: application._id,
    teammate: teammate._id,
  };
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

interface Rule {
  input: (things: Things, role: Role) => object;
  /** The outcome of everyone who isn't named. */
  others: Outcome;
  /** In place of 401, where a visitor gets an answer. */
  visitor?: Outcome;
  named?: Partial<Record<Role, Outcome>>;
  /** Who may do it for good, and would take away what the other rows need. */
  may?: Role[];
}

const ofTheTeam = { teammate: 'ok', captain: 'ok', organizer: 'ok', admin: 'ok' } as const;

const { SeriesCompetition, ...settings } = nothingAsked;
/** They would change the competition that the other rows look at; managing.test.ts has them do it. */
const managers: Role[] = ['organizer', 'admin'];
const groupSettings = {
  Name: '组别',
  IsActivated: false,
  leaderboards: [{ Name: '组', IsActivated: true, StartDate: null, EndDate: null, AllTeams: true }],
};
/** Of a conversation: those who have it. */
const ofBoth = { teammate: 'ok', captain: 'ok' } as const;
const ofManagers = { organizer: 'ok', admin: 'ok' } as const;
const ofSupport = { support: 'ok', admin: 'ok', captain: 'ok' } as const;

/** In this order: the captain's own deeds come last of each. */
const matrix: Record<string, Rule> = {
  'submissions.get': {
    input: ({ work }) => ({ params: { id: work } }),
    others: 404,
    named: ofTheTeam,
  },
  'submissions.byIds': {
    input: ({ work }) => ({ query: { ids: work } }),
    others: 'nothing',
    named: ofTheTeam,
  },
  'managing.update': {
    input: ({ competition }) => ({ params: { id: competition }, body: competitionSettings }),
    others: 403,
    may: managers,
  },
  'managing.publish': {
    input: ({ competition }) => ({ params: { id: competition }, body: { Published: false } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'managing.createStage': {
    input: ({ competition }) => ({ body: { Competition: competition, ...stageSettings } }),
    others: 403,
    may: managers,
  },
  'managing.updateStage': {
    input: ({ stage }) => ({ params: { id: stage }, body: stageSettings }),
    others: 403,
    may: managers,
  },
  'managing.removeStage': {
    input: ({ stage }) => ({ params: { id: stage } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'managing.createTask': {
    input: ({ stage }) => ({ body: { Stage: stage, TaskType: 1, ...taskSettings } }),
    others: 403,
    may: managers,
  },
  'managing.updateTask': {
    input: ({ task }) => ({ params: { id: task }, body: taskSettings }),
    others: 403,
    may: managers,
  },
  'managing.removeTask': {
    input: ({ task }) => ({ params: { id: task } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'managing.taskManagement': {
    input: ({ stage }) => ({ query: { Stage: stage } }),
    others: 'nothing',
    named: { organizer: 'ok', admin: 'ok' },
  },
  'outcome.teams': {
    input: ({ competition }) => ({ params: { id: competition }, query: { page: 1, perPage: 9 } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'outcome.ban': {
    input: ({ team }) => ({ params: { id: team }, body: { Banned: false, Reason: '' } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'outcome.standings': {
    input: ({ stage }) => ({ params: { id: stage }, query: { Board: 'private' } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'outcome.promote': {
    input: ({ stage, team }) => ({ params: { id: stage }, body: { Teams: [team] } }),
    others: 403,
    may: managers,
  },
  'outcome.publishRanking': {
    input: ({ competition, team }) => ({
      params: { id: competition },
      body: { Ranking: [{ Team: team, Reward: '', Coins: 0 }] },
    }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'outcome.withdrawRanking': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'outcome.announce': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { Title: '公告', Content: '内容' },
    }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'submissions.list': {
    input: ({ team, task }) => ({ query: { page: 1, perPage: 10, Team: team, Task: task } }),
    others: 404,
    named: ofTheTeam,
  },
  'submissions.select': {
    input: ({ task, work }) => ({ params: { id: task }, body: { works: [work] } }),
    // Without a team; the rival's is another one; and a work with an error can't be chosen.
    others: 409,
    named: { rival: 404, teammate: 400, captain: 400 },
  },
  'submissions.privateBest': {
    input: ({ team, task }) => ({ query: { Task: task, Team: team } }),
    others: 'nothing',
    named: ofTheTeam,
  },
  'submissions.renewUploadToken': {
    input: ({ tokenTask }) => ({ params: { id: tokenTask }, body: {} }),
    others: 403,
    named: { captain: 'ok' },
  },
  'authorizations.ofStage': {
    input: ({ formStage }) => ({ params: { id: formStage }, query: { page: 1, perPage: 10 } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  // Passed long ago: who may decide hears that it was decided.
  'authorizations.review': {
    input: ({ authorization }) => ({
      params: { id: authorization },
      body: { AuthorizeStatus: 1 },
    }),
    others: 404,
    named: { teammate: 403, captain: 403, organizer: 409, admin: 409 },
  },
  'reviewing.review': {
    input: ({ work }) => ({ params: { id: work }, body: { Score: 1, Comment: '' } }),
    others: 404,
    // A result file is nothing for people to review.
    named: { teammate: 403, captain: 403, organizer: 409, admin: 409 },
  },
  'reviewing.setStatus': {
    input: ({ work }) => ({ params: { id: work }, body: { Status: -3 } }),
    others: 404,
    // A work with an error isn't taken out.
    named: { teammate: 403, captain: 403, organizer: 409, admin: 409 },
  },
  'reviewing.remove': {
    input: ({ work }) => ({ params: { id: work } }),
    others: 404,
    named: { teammate: 403, captain: 403 },
    may: ['organizer', 'admin'],
  },
  'reviewing.rescore': {
    input: ({ task }) => ({ params: { id: task }, body: {} }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  // The captain's file: the captain has handed it in already, which is answered again.
  'submissions.submit': {
    input: ({ task, file }) => ({ body: { Task: task, result: file } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'uploads.download': {
    input: ({ file }) => ({ params: { key: file.key } }),
    others: 404,
    visitor: 404,
    named: ofTheTeam,
  },
  'projects.byIds': {
    input: ({ project }) => ({ query: { ids: project } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'projects.one': {
    input: ({ project }) => ({ params: { id: project }, query: {} }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'projects.notebooks': {
    input: ({ projectVersion }) => ({ query: { LabVersion: projectVersion, perPage: 100 } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'projects.createVersion': {
    input: ({ project }) => ({ params: { id: project } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'account.revokeSession': {
    input: ({ session }) => ({ params: { id: session } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'account.revokeAccessToken': {
    input: ({ accessToken }) => ({ params: { id: accessToken } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'forum.update': {
    input: ({ post }) => ({ params: { id: post }, body: { IsGood: true } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'forum.remove': {
    input: ({ post, secondPost }, role) => ({
      params: { id: role === 'admin' ? secondPost : post },
    }),
    others: 403,
    named: { admin: 'ok', captain: 'ok' },
  },
  'teams.update': {
    input: ({ team }) => ({ params: { id: team }, body: { Description: '我们的团队' } }),
    others: 403,
    named: { captain: 'ok' },
  },
  'teams.setFull': {
    input: ({ team }) => ({ params: { id: team }, body: { IsFull: false } }),
    others: 403,
    named: { captain: 'ok' },
  },
  'teams.dissolve': {
    input: ({ team }) => ({ params: { id: team } }),
    others: 403,
    may: ['captain'],
  },
  'teams.transfer': {
    input: ({ team, teammate }) => ({ params: { id: team }, body: { userId: teammate } }),
    others: 403,
    may: ['captain'],
  },
  'teams.removeMember': {
    input: ({ team, teammate }) => ({ params: { id: team, userId: teammate } }),
    others: 403,
    may: ['captain', 'teammate'],
  },
  'teams.quotas': {
    input: ({ team }) => ({ params: { id: team }, query: {} }),
    others: 404,
    named: { teammate: 'ok', captain: 'ok' },
  },
  'applications.list': {
    input: ({ team }) => ({ query: { page: 1, perPage: 10, Team: team, received: true } }),
    others: 404,
    // A teammate sees what is asked of them, which is nothing here.
    named: { teammate: 'nothing', captain: 'ok' },
  },
  'applications.pending': {
    input: ({ team }) => ({ query: { Team: team } }),
    others: 'nothing',
    named: { teammate: 'ok', captain: 'ok' },
  },
  'applications.create': {
    input: ({ team, teammate }) => ({ body: { Type: 1, Team: team, Member: teammate } }),
    others: 403,
    may: ['captain'],
  },
  'applications.answer': {
    input: ({ application }) => ({ params: { id: application }, body: { Status: 1 } }),
    others: 404,
    named: { rival: 403, teammate: 403 },
    may: ['captain'],
  },
  'registration.list': {
    input: ({ competition }) => ({
      params: { id: competition },
      query: { page: 1, perPage: 10, Status: 1 },
    }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'registration.get': {
    input: ({ competition, teammate }) => ({ params: { id: competition, userId: teammate } }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  // Registered long ago, without a review: who may decide hears that there is nothing to decide.
  'registration.review': {
    input: ({ competition, teammate }) => ({
      params: { id: competition, userId: teammate },
      body: { RegisterStatus: 1 },
    }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'registration.configure': {
    input: ({ competition }) => ({ params: { id: competition }, body: settings }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'invitations.configure': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { invitationConfig: { LinkText: '一起来参赛', ShowLb: false, Notice: null } },
    }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  // Rejected before: who may decide hears that it was decided.
  'verification.request': {
    input: ({ realName }) => ({ params: { id: realName } }),
    others: 403,
    named: { admin: 'ok' },
  },
  'verification.review': {
    input: ({ realName }) => ({ params: { id: realName }, body: { Status: 1 } }),
    others: 403,
    named: { admin: 409 },
  },
  'datasetBindings.metadata': {
    input: ({ datasetFile }) => ({ params: { token: datasetFile } }),
    others: 404,
    visitor: 404,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'datasetBindings.create': {
    input: ({ competition }) => ({ params: { id: competition }, body: datasetSettings }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  // Nobody names all of its datasets: who may hears that they have become others.
  'datasetBindings.order': {
    input: ({ competition }) => ({ params: { id: competition }, body: { Order: [] } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'datasetBindings.update': {
    input: ({ dataset }) => ({ params: { id: dataset }, body: datasetSettings }),
    others: 403,
    may: managers,
  },
  'datasetBindings.remove': {
    input: ({ dataset }) => ({ params: { id: dataset } }),
    others: 403,
    may: managers,
  },
  'datasetBindings.describe': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { DatasetBindingDescription: '' },
    }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'skills.setRules': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { SkillRules: [{ Type: 3, Skill: '竞赛实战', Stage: null, Task: null }] },
    }),
    others: 403,
    named: { organizer: 'ok', admin: 'ok' },
  },
  'columns.setRelated': {
    input: ({ competition, column }) => ({
      params: { id: competition },
      body: { RelatedColumns: [column] },
    }),
    others: 403,
    named: ofManagers,
  },
  'columns.subscribers': {
    input: ({ column }) => ({ query: { Column: column, page: 1, perPage: 10 } }),
    others: 403,
    named: { captain: 'ok', admin: 'ok' },
  },
  // With the captain's file: creators may make columns, but not with it.
  'columns.create': {
    input: ({ file }) => ({ body: { Name: '专栏', ShortDescription: '简介', Image: file.key } }),
    others: 403,
    named: { rival: 404, admin: 404 },
  },
  'columns.update': {
    input: ({ column }) => ({
      params: { id: column },
      body: { Name: '逐浪打榜笔记', ShortDescription: '简介' },
    }),
    others: 403,
    named: { captain: 'ok' },
  },
  'columns.addLab': {
    input: ({ column, columnProject }) => ({ params: { id: column, labId: columnProject } }),
    others: 403,
    named: { captain: 'ok' },
  },
  'columns.removeLab': {
    input: ({ column, columnProject }) => ({ params: { id: column, labId: columnProject } }),
    others: 403,
    named: { captain: 'ok' },
  },
  'leaderboardGroups.ofTasks': {
    input: ({ task }) => ({ query: { Task: task, managed: true } }),
    others: 'nothing',
    visitor: 'nothing',
    named: ofManagers,
  },
  'chat.session': {
    input: ({ chat }) => ({ params: { id: chat } }),
    others: 404,
    named: ofBoth,
  },
  'chat.messages': {
    input: ({ chat }) => ({ params: { id: chat }, query: { skip: 0, perPage: 10 } }),
    others: 404,
    named: ofBoth,
  },
  'chat.send': {
    input: ({ chat }) => ({ params: { id: chat }, body: { Content: '收到' } }),
    others: 404,
    named: ofBoth,
  },
  'chat.markRead': {
    input: ({ chat }) => ({ params: { id: chat } }),
    others: 404,
    named: ofBoth,
  },
  'chat.remove': {
    input: ({ chat }) => ({ params: { id: chat } }),
    others: 404,
    named: ofBoth,
  },
  // Not activated: nobody has a place on it.
  'leaderboardGroups.mine': {
    input: ({ leaderboard }) => ({ params: { id: leaderboard }, query: { Board: 'public' } }),
    others: 404,
  },
  'leaderboardGroups.create': {
    input: ({ task }) => ({ body: { Task: task, ...groupSettings } }),
    others: 403,
    named: ofManagers,
  },
  'leaderboardGroups.update': {
    input: ({ boardGroup, leaderboard: _id }) => ({
      params: { id: boardGroup },
      body: {
        ...groupSettings,
        leaderboards: groupSettings.leaderboards.map((board) => ({ _id, ...board })),
      },
    }),
    others: 403,
    named: ofManagers,
  },
  'leaderboardGroups.teams': {
    input: ({ leaderboard }) => ({ params: { id: leaderboard }, query: { page: 1, perPage: 9 } }),
    others: 403,
    named: ofManagers,
  },
  'leaderboardGroups.setTeams': {
    input: ({ leaderboard, team }) => ({
      params: { id: leaderboard },
      body: { Add: [team], Remove: [] },
    }),
    others: 403,
    named: ofManagers,
  },
  'leaderboardGroups.remove': {
    input: ({ boardGroup }) => ({ params: { id: boardGroup } }),
    others: 403,
    may: managers,
  },
  'boardTemplates.task': {
    input: ({ task }) => ({ params: { id: task } }),
    others: 403,
    named: ofManagers,
  },
  'boardTemplates.task.set': {
    input: ({ task }) => ({ params: { id: task }, body: { Html: null } }),
    others: 403,
    named: ofManagers,
  },
  'boardTemplates.stage': {
    input: ({ stage }) => ({ params: { id: stage } }),
    others: 403,
    named: ofManagers,
  },
  'boardTemplates.stage.set': {
    input: ({ stage }) => ({ params: { id: stage }, body: { Html: null } }),
    others: 403,
    named: ofManagers,
  },
  'workOrders.list': {
    input: ({ captain }) => ({ query: { page: 1, perPage: 10, Creator: captain } }),
    others: 403,
    named: ofSupport,
  },
  'workOrders.get': {
    input: ({ workOrder }) => ({ params: { id: workOrder } }),
    others: 404,
    named: ofSupport,
  },
  'workOrders.send': {
    input: ({ workOrder }) => ({ body: { WorkOrder: workOrder, Content: '收到' } }),
    others: 404,
    named: ofSupport,
  },
  'workOrders.messages': {
    input: ({ workOrder }) => ({ query: { page: 1, perPage: 100, WorkOrder: workOrder } }),
    others: 404,
    named: ofSupport,
  },
  // The support closes it; those after find it closed.
  'workOrders.setStatus': {
    input: ({ workOrder }) => ({ params: { id: workOrder }, body: { Status: 3 } }),
    others: 404,
    named: { support: 'ok', admin: 409, captain: 409 },
  },
  'tasks.claim': {
    input: ({ completion }) => ({ body: { id: completion } }),
    others: 404,
    named: { captain: 'ok' },
  },
};

/** Calls that take ids and need no row, each with its reason. */
const open: Record<string, string> = {
  'competitions.byIds': 'published competitions are for everyone',
  'competitions.get': 'published competitions are for everyone',
  'competitions.states': 'answers the asking member’s own standing',
  'competitions.register': 'registers the asking member',
  'competitions.stages': 'published competitions are for everyone',
  'competitions.tasks': 'published competitions are for everyone',
  'forum.ofCompetition': 'forums of published competitions are for everyone',
  'forum.byIds': 'forums of published competitions are for everyone',
  'forum.posts': 'forums of published competitions are for everyone',
  'forum.post': 'forums of published competitions are for everyone',
  'forum.postStates': 'answers what the asking member likes',
  'forum.create': 'writes in the asking member’s name; who may: rules/forum.ts',
  'forum.replies': 'forums of published competitions are for everyone',
  'forum.reply': 'writes in the asking member’s name; who may: rules/forum.ts',
  'forum.vote': 'likes in the asking member’s name',
  'forum.unvote': 'takes the asking member’s like back',
  'forum.view': 'counts a view of the asking member or address',
  'teams.list': 'teams are for everyone',
  'teams.get': 'teams are for everyone',
  'teams.apply': 'applies with the asking member’s own team',
  'authorizations.list': 'answers the asking member’s own teams',
  'authorizations.submit': 'hands in for the asking member’s own team',
  'submissions.ofTasks': 'answers the asking member’s own teams',
  'submissions.uploadTokens': 'answers the asking member’s own teams',
  'submissions.quotas': 'answers the asking member’s own teams',
  'leaderboards.task.leaderboard.mine': 'answers the asking member’s own team',
  'leaderboards.task.privateLb.mine': 'answers the asking member’s own team',
  'leaderboards.stage.leaderboard.mine': 'answers the asking member’s own team',
  'leaderboards.stage.privateLb.mine': 'answers the asking member’s own team',
  'invitations.code': 'answers the asking member’s own code',
  'invitations.create': 'makes the asking member’s own code',
  'invitations.records': 'answers whom the asking member has invited',
  'datasetBindings.ofCompetition': 'what each sees: rules/dataset-bindings.ts',
  'datasetBindings.ofCompetitions': 'what each sees: rules/dataset-bindings.ts',
  'registration.fillCustomId': 'fills in the asking member’s own registration',
  'skills.ofCompetitions': 'published competitions are for everyone',
  'columns.list': 'columns are for everyone; `subscribed` answers the asking member’s own',
  'columns.subscribe': 'follows in the asking member’s name',
  'columns.unsubscribe': 'ends the asking member’s own following',
  'columns.subscriptions': 'answers what the asking member follows',
  'registration.mine': 'answers the asking member’s own registrations',
  'verification.verifyManually': 'hands in the asking member’s own photo',
  'chat.open': 'opens the asking member’s own conversation',
  'notifications.markRead': 'has a test of its own below',
  'workOrders.create': 'files in the asking member’s name',
  'tasks.byIds': 'answers the asking member’s own progress',
};

/** Whether a schema takes ids or keys of things somewhere. */
const takesIds = (schema: TSchema | undefined): boolean =>
  /"pattern":"\^\[0-9a-f\]\{(24|32)\}/.test(JSON.stringify(schema ?? {}));

const outcomeOf = async (
  call: RestCall,
  input: object,
  token: string | undefined,
): Promise<Outcome> => {
  if (call.operation === 'uploads.download') {
    const { key } = (input as { params: { key: string } }).params;
    const { status } = await fetch(`${platform.url}/api/uploads/${key}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return status === 200 ? 'ok' : (status as Outcome);
  }
  const { status, body } = await rest.send(call, input as never, token);
  if (status !== 200) return status as Outcome;
  const { data } = body as { data?: unknown[] };
  return data?.length === 0 ? 'nothing' : 'ok';
};

describe('calls × roles × foreign ids', () => {
  it('every call of the contract that takes ids and isn’t for everyone stands here', () => {
    const taking = [...allCalls.values()].filter(
      ({ access, params, query, body }) =>
        access !== 'public' && [params, query, body].some((part) => takesIds(part)),
    );
    expect([...Object.keys(matrix), ...Object.keys(open)].toSorted()).toEqual(
      taking.map(({ operation }) => operation).toSorted(),
    );
  });

  it.each(
    Object.entries(matrix).flatMap(([operation, rule]) => {
      const others = roles.filter((role) => role !== 'captain');
      const asking = [...others, 'captain' as const].filter((role) => !rule.may?.includes(role));
      return asking.map((role) => {
        const visitor = role === 'visitor' ? (rule.visitor ?? 401) : undefined;
        return [operation, role, visitor ?? rule.named?.[role] ?? rule.others] as const;
      });
    }),
  )('%s as %s: %s', async (operation, role, expected) => {
    const call = defined(allCalls.get(operation), operation);
    const rule = defined(matrix[operation], operation);
    expect(await outcomeOf(call, rule.input(things, role), tokens.get(role))).toBe(expected);
  });

  it('another member’s notifications stay unread', async () => {
    const body = { idList: [things.notification] };
    for (const role of roles)
      if (role !== 'visitor' && role !== 'captain')
        await rest.ask(notificationCalls.markRead, { body }, tokens.get(role));
    const query = { page: 1, perPage: 20, hasRead: false };
    const { data } = await rest.ask(notificationCalls.list, { query }, tokens.get('captain'));
    expect(data.map(({ _id }) => _id)).toContain(things.notification);
  });

  it('no private score is told while its board is closed, to nobody of the team', async () => {
    for (const role of ['teammate', 'captain'] as const) {
      const work = await rest.ask(
        submissionCalls.get,
        { params: { id: things.work } },
        tokens.get(role),
      );
      expect(work.ObjectiveWorkInfo?.PrivateReviewResult).toBeNull();
    }
  });
});
