import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { accountCalls } from '../../schema/rest/account.ts';
import { authorizationCalls } from '../../schema/rest/authorizations.ts';
import { datasetBindingCalls } from '../../schema/rest/dataset-bindings.ts';
import { columnCalls } from '../../schema/rest/columns.ts';
import { chatCalls } from '../../schema/rest/chat.ts';
import { competitionCalls } from '../../schema/rest/competitions.ts';
import { leaderboardGroupCalls } from '../../schema/rest/leaderboard-groups.ts';
import { forumCalls } from '../../schema/rest/forum.ts';
import { RestError } from '../../schema/rest/common.ts';
import { projectCalls } from '../../schema/rest/projects.ts';
import { managingCalls } from '../../schema/rest/managing.ts';
import { organisationCalls } from '../../schema/rest/organisations.ts';
import { submissionCalls } from '../../schema/rest/submissions.ts';
import { taskCalls } from '../../schema/rest/tasks.ts';
import { applicationCalls, teamCalls } from '../../schema/rest/teams.ts';
import { workOrderCalls } from '../../schema/rest/work-orders.ts';
import { workOrderTypes } from '../../schema/rules/work-orders.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { demoStore, type Layer, startPlatform, type Store } from '../support/layers.ts';
import { allCalls } from './support/calls.ts';
import { restClient, type RestClient } from './support/rest.ts';
import {
  competitionSettings,
  datasetSettings,
  period,
  stageSettings,
  taskSettings,
} from './support/settings.ts';

let store: Store;
let platform: Layer;
let rest: RestClient;
let world: World;

/** Real ids of the demo community, and a member who has taken every step. */
interface World {
  /** Another member of the competition, and their request to join the first one's team. */
  rival: string;
  rivalId: string;
  request: string;
  otherTeam: string;
  token: string;
  memberId: string;
  sessionId: string;
  accessTokenId: string;
  competition: string;
  organisation: string;
  organizer: string;
  /** A draft of the organizer's, with two stages and a task. */
  draft: string;
  draftStage: string;
  spareStage: string;
  /** Another, for it to delete. */
  spareDraft: string;
  draftTask: string;
  openCompetition: string;
  /** A competition that is over, with its outcome. */
  ended: string;
  stage: string;
  task: string;
  team: string;
  work: string;
  quest: string;
  upload: { key: string; ext: string; name: string; size: number };
  file: string;
  /** What is handed in for review by people, and where a token is taken. */
  formStage: string;
  formWork: string;
  tokenTask: string;
  authorization: string;
  /** A group of boards of the scored task, its board, and a group to remove. */
  boardGroup: string;
  leaderboard: string;
  spareGroup: string;
  /** A dataset of the draft, and a file that everyone may read. */
  dataset: string;
  datasetFile: string;
  /** A member who may write in forums, and a post of theirs. */
  writer: string;
  post: string;
  workOrder: string;
  /** The first one's conversation with the rival, in which there is a message. */
  chat: string;
  /** Somebody with projects, a public one of theirs, and a notebook of it. */
  projectOwner: string;
  project: string;
  projectVersion: string;
  notebook: string;
  /** A creator, a column of theirs, and another public project of theirs. */
  author: string;
  column: string;
  authorProject: string;
  /** Key of a picture of theirs. */
  picture: string;
}

const sample = readFileSync(
  new URL('../../platform/src/demo/data/penguins/species.sample.csv', import.meta.url),
  'utf8',
);

const defined = <T>(value: T | null | undefined, what: string): T => {
  if (value == null) throw new Error(`The demo community has no ${what}`);
  return value;
};

const findProject = async () => {
  const body = { account: accounts.captain, password: PASSWORD };
  const { jwt } = await rest.ask(accountCalls.signIn, { body });
  const query = { page: 1, perPage: 1, Private: false };
  const { data } = await rest.ask(projectCalls.own, { query }, jwt);
  const lab = defined(data[0], 'public project');
  const projectVersion = defined(lab.Versions[0], 'version')._id;
  const notebooks = await rest.ask(projectCalls.notebooks, {
    query: { LabVersion: projectVersion, perPage: 100 },
  });
  const notebook = defined(notebooks.data[0], 'notebook')._id;
  return { projectOwner: jwt, project: lab._id, projectVersion, notebook };
};

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'); // prettier-ignore

const prepareColumn = async () => {
  const body = { account: accounts.creator, password: PASSWORD };
  const { jwt } = await rest.ask(accountCalls.signIn, { body });
  const { Columns } = await rest.ask(columnCalls.authorization, {}, jwt);
  const query = { page: 1, perPage: 100, Private: false };
  const own = await rest.ask(projectCalls.own, { query }, jwt);
  const photo = await rest.upload('封面.png', PNG, jwt, 'post-image');
  return {
    author: jwt,
    column: defined(Columns[0], 'column of the creator'),
    authorProject: defined(own.data[0], 'project of the creator')._id,
    picture: (photo.body as unknown as { key: string }).key,
  };
};

const groupSettings = {
  Name: '参赛组别',
  IsActivated: true,
  leaderboards: [
    { Name: '高校组', IsActivated: true, StartDate: null, EndDate: null, AllTeams: true },
  ],
};

const prepareGroups = async (Task: string, organizer: string) => {
  const add = () =>
    rest.ask(leaderboardGroupCalls.create, { body: { Task, ...groupSettings } }, organizer);
  const group = await add();
  const leaderboard = defined(group.leaderboards[0], 'board of a group')._id;
  return { boardGroup: group._id, leaderboard, spareGroup: (await add())._id };
};

const prepareDraft = async (organizer: string) => {
  const params = { shortName: 'whaletide' };
  const body = { Name: '契约赛', ...period };
  const { _id: draft } = await rest.ask(managingCalls.create, { params, body }, organizer);
  const { _id: spareDraft } = await rest.ask(managingCalls.create, { params, body }, organizer);
  const addStage = async () => {
    const stage = { body: { Competition: draft, ...stageSettings } };
    return (await rest.ask(managingCalls.createStage, stage, organizer))._id;
  };
  const draftStage = await addStage();
  const task = { body: { Stage: draftStage, TaskType: 1, ...taskSettings } };
  const { _id: draftTask } = await rest.ask(managingCalls.createTask, task, organizer);
  const dataset = { params: { id: draft }, body: datasetSettings };
  const { _id } = await rest.ask(datasetBindingCalls.create, dataset, organizer);
  return { draft, spareDraft, draftStage, spareStage: await addStage(), draftTask, dataset: _id };
};

const prepare = async (): Promise<World> => {
  const signedUp = await rest.ask(accountCalls.signUp, {
    body: { Name: '契约测试员', Email: 'contract@demo.test', Password: PASSWORD },
  });
  const token = signedUp.jwt;
  const list = { page: 1, perPage: 100, Status: 1 };
  const { data: running } = await rest.ask(competitionCalls.list, { query: list });
  const { data: over } = await rest.ask(competitionCalls.list, { query: { ...list, Status: 2 } });
  const { data: stages } = await rest.ask(competitionCalls.stages, {
    query: { Competition: running.map(({ _id }) => _id).join(',') },
  });
  const { data: tasks } = await rest.ask(competitionCalls.tasks, {
    query: {
      Stage: stages
        .map(({ _id }) => _id)
        .slice(0, 100)
        .join(','),
    },
  });
  const task = defined(
    tasks.find(({ ObjectiveTaskInfo: info }) => info?.TargetColumn === 'species'),
    'task scored on penguins',
  );
  const state = await rest.ask(
    competitionCalls.register,
    { params: { id: task.Competition }, body: {} },
    token,
  );
  const sent = await rest.upload('result.csv', sample, token);
  const upload = sent.body as unknown as World['upload'] & { url: string };
  const { url, ...reference } = upload;
  const work = await rest.ask(
    submissionCalls.submit,
    { body: { Task: task._id, result: reference } },
    token,
  );
  const { data: sessions } = await rest.ask(accountCalls.sessions, {}, token);
  const other = await rest.ask(accountCalls.signIn, {
    body: { account: 'contract@demo.test', password: PASSWORD },
  });
  const { data: both } = await rest.ask(accountCalls.sessions, {}, token);
  const spare = defined(
    both.find(({ _id }) => _id !== sessions[0]?._id),
    'second session',
  );
  const created = await rest.ask(
    accountCalls.createAccessToken,
    { body: { Name: '契约测试' } },
    token,
  );
  const { jwt: organizer } = await rest.ask(accountCalls.signIn, {
    body: { account: accounts.organizer, password: PASSWORD },
  });
  const organisation = await rest.ask(organisationCalls.get, {
    params: { shortName: 'whaletide' },
  });
  const { jwt: writer } = await rest.ask(accountCalls.signIn, {
    body: { account: accounts.captain, password: PASSWORD },
  });
  const formTask = defined(
    tasks.find(({ SubjectiveTaskInfo: info }) => info),
    'task that people review',
  );
  const tokenTask = defined(
    tasks.find(({ ObjectiveTaskInfo: info }) => info?.SubmitType === 'token'),
    'task that takes a token',
  );
  const formQuery = { page: 1, perPage: 100, Task: formTask._id };
  const formWorks = await rest.ask(submissionCalls.list, { query: formQuery }, organizer);
  const waiting = await rest.ask(
    authorizationCalls.ofStage,
    { params: { id: formTask.Stage }, query: { page: 1, perPage: 10, Status: -1 } },
    organizer,
  );
  const written = { Forum: task.Competition, Title: '契约测试', Content: '一楼', Type: 3 };
  const post = await rest.ask(forumCalls.create, { body: written }, writer);
  const teams = await rest.ask(teamCalls.list, { query: { Competition: task.Competition } });
  const second = await rest.ask(accountCalls.signUp, {
    body: { Name: '契约对手', Email: 'rival@demo.test', Password: PASSWORD },
  });
  const rival = second.jwt;
  const params = { id: task.Competition };
  await rest.ask(competitionCalls.register, { params, body: {} }, rival);
  const application = { Type: 0, To: state.team ?? '', Content: '一起参赛' };
  const request = await rest.ask(applicationCalls.create, { body: application }, rival);
  const opened = await rest.ask(chatCalls.open, { body: { To: second.user._id } }, token);
  const chat = opened._id;
  await rest.ask(chatCalls.send, { params: { id: chat }, body: { Content: '加油' } }, rival);
  const handedOut = await rest.ask(datasetBindingCalls.ofCompetitions, {
    query: { Competition: running.map(({ _id }) => _id).join(',') },
  });
  const order = { Type: workOrderTypes.suggestion, Content: '契约测试' };
  const workOrder = await rest.ask(workOrderCalls.create, { body: order }, token);
  const { data: quests } = await rest.ask(taskCalls.byIds, { query: {} }, token);
  const completed = quests.find(({ completionRecord }) => completionRecord?.Status === 'COMPLETED');
  return {
    token,
    memberId: other.user._id,
    sessionId: spare._id,
    accessTokenId: created.accessToken._id,
    competition: task.Competition,
    organisation: organisation._id,
    organizer,
    ...(await prepareDraft(organizer)),
    ...(await prepareGroups(task._id, organizer)),
    ...(await findProject()),
    ...(await prepareColumn()),
    datasetFile: defined(
      handedOut.data.find(({ Readable }) => Readable)?.Files[0],
      'dataset for everyone',
    ).Token,
    openCompetition: defined(
      running.find(
        ({ _id, RegisterEndDate, IsSeriesCompetition }) =>
          _id !== task.Competition &&
          !IsSeriesCompetition &&
          (!RegisterEndDate || Date.parse(RegisterEndDate) > Date.now()),
      ),
      'second competition to register for',
    )._id,
    ended: defined(
      over.find(({ FinalRanking }) => FinalRanking),
      'competition with a final ranking',
    )._id,
    stage: task.Stage,
    task: task._id,
    team: defined(state.team, 'team'),
    work: work._id,
    quest: defined(completed, 'quest that these steps complete')._id,
    upload: reference,
    file: reference.key,
    rival,
    rivalId: second.user._id,
    request: request._id,
    otherTeam: defined(teams.data[0], 'team')._id,
    formStage: formTask.Stage,
    formWork: defined(formWorks.data[0], 'work of a form')._id,
    tokenTask: tokenTask._id,
    authorization: defined(waiting.data[0], 'qualification review')._id,
    writer,
    workOrder: workOrder._id,
    post: post._id,
    chat,
  };
};

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  rest = restClient(platform.url);
  world = await prepare();
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

/** One real input for every call, in an order in which all of them pass; and by whom it is made. */
const cases: [operation: string, input: (world: World) => object, by?: 'writer' | 'rival' | 'organizer' | 'projectOwner' | 'author'][] = [
  ['account.signUp', () => ({ body: { Name: '第二位测试员', Email: 'second@demo.test', Password: PASSWORD, Identity: '学生' } })],
  ['account.signIn', () => ({ body: { account: accounts.member, password: PASSWORD } })],
  ['account.current', () => ({})],
  ['account.sessions', () => ({})],
  ['account.revokeSession', ({ sessionId }) => ({ params: { id: sessionId } })],
  ['account.accessTokens', () => ({})],
  ['account.createAccessToken', () => ({ body: { Name: '另一个' } })],
  ['account.revokeAccessToken', ({ accessTokenId }) => ({ params: { id: accessTokenId } })],
  ['account.setWeakFlags', () => ({ body: { 'hide-feed-prompting': true } })],
  ['account.weakFlags', () => ({})],
  ['members.byIds', ({ memberId }) => ({ query: { ids: memberId } })],
  ['members.get', ({ memberId }) => ({ params: { id: memberId } })],
  ['site.config', () => ({})],
  ['site.pageView', () => ({ body: { url: '/home/competition' } })],
  ['site.universities', () => ({ query: { match: '海洋' } })],
  ['site.majors', () => ({ query: { match: '数据' } })],
  ['site.locations', () => ({ query: { level1: '浙江省', level2: '杭州市' } })],
  ['site.companyTypes', () => ({})],
  ['site.industryTypes', () => ({ query: {} })],
  ['workOrders.typeGroups', () => ({})],
  ['workOrders.types', () => ({ query: { page: 1, perPage: 100, IsOrg: false } })],
  ['workOrders.create', () => ({ body: { Type: workOrderTypes.suggestion, Content: '加个筛选' } })],
  ['workOrders.list', () => ({ query: { page: 1, perPage: 10, Status: 0 } })],
  ['workOrders.get', ({ workOrder }) => ({ params: { id: workOrder } })],
  ['workOrders.send', ({ workOrder }) => ({ body: { WorkOrder: workOrder, Content: '补充一句', Attachments: [] } })],
  ['workOrders.messages', ({ workOrder }) => ({ query: { page: 1, perPage: 100, WorkOrder: workOrder } })],
  ['workOrders.setStatus', ({ workOrder }) => ({ params: { id: workOrder }, body: { Status: 3 } })],
  ['growth.levels', () => ({})],
  ['growth.privileges', () => ({})],
  ['growth.wallet', () => ({ query: { Type: 'WHALECOIN' } })],
  ['competitions.list', () => ({ query: { page: 1, perPage: 12, CompetitionEventType: 1 } })],
  ['competitions.byIds', ({ competition }) => ({ query: { ids: competition } })],
  ['competitions.get', ({ competition }) => ({ params: { id: competition } })],
  ['competitions.states', ({ competition }) => ({ query: { ids: competition } })],
  ['competitions.register', ({ openCompetition }) => ({ params: { id: openCompetition }, body: {} })],
  ['invitations.configure', ({ competition }) => ({ params: { id: competition }, body: { invitationConfig: { LinkText: '一起来参赛', ShowLb: true, Notice: null } } }), 'organizer'],
  ['invitations.create', ({ competition }) => ({ params: { id: competition }, body: {} })],
  ['invitations.code', ({ competition }) => ({ params: { id: competition } })],
  ['invitations.ranking', ({ competition }) => ({ params: { id: competition } })],
  ['invitations.records', ({ competition }) => ({ params: { id: competition }, query: { page: 1, perPage: 100 } })],
  ['datasetBindings.ofCompetition', ({ competition }) => ({ params: { id: competition } })],
  ['datasetBindings.ofCompetitions', ({ competition }) => ({ query: { Competition: competition } })],
  ['datasetBindings.metadata', ({ datasetFile }) => ({ params: { token: datasetFile } })],
  ['datasetBindings.order', ({ draft, dataset }) => ({ params: { id: draft }, body: { Order: [dataset] } }), 'organizer'],
  ['datasetBindings.create', ({ draft }) => ({ params: { id: draft }, body: { ...datasetSettings, Title: '测试数据' } }), 'organizer'],
  ['datasetBindings.update', ({ dataset }) => ({ params: { id: dataset }, body: datasetSettings }), 'organizer'],
  ['datasetBindings.remove', ({ dataset }) => ({ params: { id: dataset } }), 'organizer'],
  ['datasetBindings.describe', ({ draft }) => ({ params: { id: draft }, body: { DatasetBindingDescription: '**数据**' } }), 'organizer'],
  ['skills.list', () => ({ query: { Name: '预测' } })],
  ['skills.ofCompetitions', ({ competition }) => ({ query: { Competition: competition } })],
  ['skills.setRules', ({ draft }) => ({ params: { id: draft }, body: { SkillRules: [{ Type: 3, Skill: '竞赛实战', Stage: null, Task: null }] } }), 'organizer'],
  ['skills.mine', () => ({})],
  ['columns.list', () => ({ query: { page: 1, perPage: 20, Collapsed: false, sort: '-SubscribesCount', subscribed: true } })],
  ['columns.one', ({ column }) => ({ params: { id: column } })],
  ['columns.labs', ({ column }) => ({ params: { id: column }, query: { page: 1, perPage: 12, sort: 'Title' } })],
  ['columns.labsOf', ({ column }) => ({ query: { Column: column, perPage: 3 } })],
  ['columns.subscribe', ({ column }) => ({ body: { Column: column } })],
  ['columns.subscriptions', ({ column }) => ({ query: { ids: column } })],
  ['columns.subscribers', ({ column }) => ({ query: { Column: column, page: 1, perPage: 10 } }), 'author'],
  ['columns.unsubscribe', ({ column }) => ({ query: { column } })],
  ['columns.authorization', () => ({})],
  ['columns.create', ({ picture }) => ({ body: { Name: '契约专栏', ShortDescription: '简介', Image: picture } }), 'author'],
  ['columns.update', ({ column }) => ({ params: { id: column }, body: { Name: '改名', ShortDescription: '简介' } }), 'author'],
  ['columns.addLab', ({ column, authorProject }) => ({ params: { id: column, labId: authorProject } }), 'author'],
  ['columns.removeLab', ({ column, authorProject }) => ({ params: { id: column, labId: authorProject } }), 'author'],
  ['columns.setRelated', ({ draft, column }) => ({ params: { id: draft }, body: { RelatedColumns: [column] } }), 'organizer'],
  ['registration.mine', ({ competition, openCompetition }) => ({ query: { ids: `${competition},${openCompetition}` } })],
  ['applicationForms.send', () => ({ body: { Type: 4, Phone: '13800000000', Data: { Name: '陈老师', Company: '海洋大学', Description: '' } } })],
  ['competitions.stages', ({ competition }) => ({ query: { Competition: competition } })],
  ['competitions.tasks', ({ stage }) => ({ query: { Stage: stage } })],
  ['competitions.task', ({ task }) => ({ params: { id: task } })],
  ['organisations.byIds', ({ organisation }) => ({ query: { ids: organisation } })],
  ['organisations.get', () => ({ params: { shortName: 'whaletide' } })],
  ['organisations.mine', () => ({})],
  ['organisations.competitions', () => ({ params: { shortName: 'whaletide' }, query: { page: 1, perPage: 20 } }), 'organizer'],
  ['managing.create', () => ({ params: { shortName: 'whaletide' }, body: { Name: '契约赛', ...period } }), 'organizer'],
  ['managing.update', ({ draft }) => ({ params: { id: draft }, body: competitionSettings }), 'organizer'],
  ['managing.createStage', ({ draft }) => ({ body: { Competition: draft, ...stageSettings } }), 'organizer'],
  ['managing.updateStage', ({ draftStage }) => ({ params: { id: draftStage }, body: stageSettings }), 'organizer'],
  ['managing.createTask', ({ draftStage }) => ({ body: { Stage: draftStage, TaskType: 1, ...taskSettings } }), 'organizer'],
  ['managing.updateTask', ({ draftTask }) => ({ params: { id: draftTask }, body: taskSettings }), 'organizer'],
  ['managing.taskManagement', ({ draftStage }) => ({ query: { Stage: draftStage } }), 'organizer'],
  ['managing.removeTask', ({ draftTask }) => ({ params: { id: draftTask } }), 'organizer'],
  ['managing.removeStage', ({ spareStage }) => ({ params: { id: spareStage } }), 'organizer'],
  ['managing.remove', ({ spareDraft }) => ({ params: { id: spareDraft } }), 'organizer'],
  ['managing.publish', ({ draft }) => ({ params: { id: draft }, body: { Published: true } }), 'organizer'],
  ['outcome.teams', ({ competition }) => ({ params: { id: competition }, query: { page: 1, perPage: 20 } }), 'organizer'],
  ['outcome.standings', ({ stage }) => ({ params: { id: stage }, query: { Board: 'private' } }), 'organizer'],
  ['outcome.ban', ({ team }) => ({ params: { id: team }, body: { Banned: false, Reason: '' } }), 'organizer'],
  ['outcome.announce', ({ competition }) => ({ params: { id: competition }, body: { Title: '公告', Content: '内容' } }), 'organizer'],
  ['outcome.publishRanking', ({ competition, team }) => ({ params: { id: competition }, body: { Ranking: [{ Team: team, Reward: '一等奖', Coins: 0 }] } }), 'organizer'],
  ['outcome.withdrawRanking', ({ competition }) => ({ params: { id: competition } }), 'organizer'],
  ['teams.list', ({ competition }) => ({ query: { Competition: competition, Name: '队' } })],
  ['teams.get', ({ team }) => ({ params: { id: team } })],
  ['uploads.download', ({ file }) => ({ params: { key: file } })],
  ['submissions.submit', ({ task, upload }) => ({ body: { Task: task, result: upload } })],
  ['submissions.list', ({ team, task }) => ({ query: { page: 1, perPage: 100, Team: team, Task: task } })],
  ['submissions.byIds', ({ work }) => ({ query: { ids: work } })],
  ['submissions.get', ({ work }) => ({ params: { id: work } })],
  ['submissions.quotas', ({ task }) => ({ query: { Task: task } })],
  ['submissions.ofTasks', ({ task }) => ({ query: { page: 1, perPage: 100, Task: task } })],
  ['submissions.select', ({ task, work }) => ({ params: { id: task }, body: { works: [work] } })],
  ['submissions.privateBest', ({ task }) => ({ query: { Task: task } })],
  ['submissions.uploadTokens', ({ tokenTask }) => ({ query: { Task: tokenTask } }), 'writer'],
  ['submissions.renewUploadToken', ({ tokenTask }) => ({ params: { id: tokenTask }, body: {} }), 'writer'],
  ['authorizations.list', ({ formStage }) => ({ query: { Stage: formStage } }), 'writer'],
  ['authorizations.ofStage', ({ formStage }) => ({ params: { id: formStage }, query: { page: 1, perPage: 20 } }), 'organizer'],
  ['authorizations.review', ({ authorization }) => ({ params: { id: authorization }, body: { AuthorizeStatus: -2, AuthorizeDenyReason: '资料不清晰' } }), 'organizer'],
  ['reviewing.review', ({ formWork }) => ({ params: { id: formWork }, body: { Score: 88.5, Comment: '很好' } }), 'organizer'],
  ['reviewing.setStatus', ({ formWork }) => ({ params: { id: formWork }, body: { Status: -3 } }), 'organizer'],
  ['reviewing.remove', ({ formWork }) => ({ params: { id: formWork } }), 'organizer'],
  ['reviewing.rescore', ({ task }) => ({ params: { id: task }, body: {} }), 'organizer'],
  ['leaderboards.task.leaderboard', ({ task }) => ({ params: { id: task }, query: { page: 1, perPage: 50 } })],
  ['leaderboards.task.leaderboard.mine', ({ task }) => ({ params: { id: task } })],
  ['leaderboards.stage.leaderboard', ({ stage }) => ({ params: { id: stage }, query: { page: 1, perPage: 50 } })],
  ['leaderboards.stage.leaderboard.mine', ({ stage }) => ({ params: { id: stage } })],
  ['leaderboardGroups.ofTasks', ({ task }) => ({ query: { Task: task } })],
  ['leaderboardGroups.board', ({ leaderboard }) => ({ params: { id: leaderboard }, query: { page: 1, perPage: 3, Board: 'public' } })],
  ['leaderboardGroups.mine', ({ leaderboard }) => ({ params: { id: leaderboard }, query: { Board: 'public' } })],
  ['leaderboardGroups.create', ({ task }) => ({ body: { Task: task, ...groupSettings } }), 'organizer'],
  ['leaderboardGroups.teams', ({ leaderboard }) => ({ params: { id: leaderboard }, query: { page: 1, perPage: 20, Member: false } }), 'organizer'],
  ['leaderboardGroups.setTeams', ({ leaderboard, team }) => ({ params: { id: leaderboard }, body: { Add: [team], Remove: [] } }), 'organizer'],
  ['leaderboardGroups.update', ({ boardGroup }) => ({ params: { id: boardGroup }, body: groupSettings }), 'organizer'],
  ['leaderboardGroups.remove', ({ spareGroup }) => ({ params: { id: spareGroup } }), 'organizer'],
  ['boardTemplates.task.set', ({ task }) => ({ params: { id: task }, body: { Html: '{{#rows}}{{team}}{{/rows}}' } }), 'organizer'],
  ['boardTemplates.task', ({ task }) => ({ params: { id: task } }), 'organizer'],
  ['boardTemplates.stage.set', ({ stage }) => ({ params: { id: stage }, body: { Html: null } }), 'organizer'],
  ['boardTemplates.stage', ({ stage }) => ({ params: { id: stage } }), 'organizer'],
  ['projects.own', () => ({ query: { page: 1, perPage: 12, Private: true, Title: '体重' } }), 'projectOwner'],
  ['projects.byIds', ({ project }) => ({ query: { ids: project } })],
  ['projects.one', ({ project }) => ({ params: { id: project }, query: {} })],
  ['projects.createVersion', ({ project }) => ({ params: { id: project } }), 'projectOwner'],
  ['projects.notebooks', ({ project, projectVersion }) => ({ query: { Lab: project, LabVersion: projectVersion, perPage: 100 } })],
  ['projects.rendered', ({ notebook }) => ({ params: { id: notebook }, query: {} })],
  ['forum.ofCompetition', ({ competition }) => ({ params: { id: competition } })],
  ['forum.byIds', ({ competition }) => ({ query: { ids: competition } })],
  ['forum.posts', ({ competition }) => ({ query: { page: 1, perPage: 8, Forum: competition, sort: '-TopicProps.LastPostTime' } })],
  ['forum.create', ({ competition }) => ({ body: { Forum: competition, Title: '另一帖', Content: '内容', Type: 2 } }), 'writer'],
  ['forum.post', ({ post }) => ({ params: { id: post } })],
  ['forum.view', ({ post }) => ({ params: { id: post } })],
  ['forum.vote', ({ post }) => ({ params: { id: post } })],
  ['forum.postStates', ({ post }) => ({ query: { ids: post } })],
  ['forum.unvote', ({ post }) => ({ params: { id: post } })],
  ['forum.reply', ({ post }) => ({ params: { id: post }, body: { Content: '二楼' } }), 'writer'],
  ['forum.replies', ({ post }) => ({ params: { id: post }, query: { page: 1, perPage: 10 } })],
  ['forum.update', ({ post }) => ({ params: { id: post }, body: { Content: '改过' } }), 'writer'],
  ['forum.works', () => ({ query: { page: 1, perPage: 12, sort: '-VotesCount' } })],
  ['forum.competitionWorks', ({ competition }) => ({ query: { page: 1, perPage: 6, Competition: competition } })],
  ['forum.remove', ({ post }) => ({ params: { id: post } }), 'writer'],
  ['leaderboards.finalRanking', ({ ended }) => ({ params: { id: ended } })],
  ['notifications.list', () => ({ query: { page: 1, perPage: 20 } })],
  ['notifications.markRead', () => ({ body: { all: true } })],
  ['chat.sessions', () => ({ query: { page: 1, perPage: 100 } })],
  ['chat.open', ({ rivalId }) => ({ body: { To: rivalId } })],
  ['chat.session', ({ chat }) => ({ params: { id: chat } })],
  ['chat.send', ({ chat }) => ({ params: { id: chat }, body: { Content: '你好', Key: 'contract-1' } })],
  ['chat.messages', ({ chat }) => ({ params: { id: chat }, query: { skip: 0, perPage: 10 } })],
  ['chat.markRead', ({ chat }) => ({ params: { id: chat } })],
  ['chat.remove', ({ chat }) => ({ params: { id: chat } })],
  ['tasks.rookie', () => ({})],
  ['tasks.weekly', () => ({})],
  ['tasks.daily', () => ({})],
  ['tasks.chore', () => ({})],
  ['tasks.byIds', () => ({ query: {} })],
  ['tasks.claim', ({ quest }) => ({ body: { id: quest } })],
  ['teams.update', ({ team }) => ({ params: { id: team }, body: { Description: '契约' } })],
  ['teams.setFull', ({ team }) => ({ params: { id: team }, body: { IsFull: false } })],
  ['teams.quotas', ({ team, otherTeam }) => ({ params: { id: team }, query: { With: otherTeam } })],
  ['teams.apply', ({ otherTeam }) => ({ params: { id: otherTeam }, body: { content: '你好' } })],
  ['applications.list', ({ team }) => ({ query: { Team: team, received: true } })],
  ['applications.pending', ({ team }) => ({ query: { Team: team } })],
  ['applications.answer', ({ request }) => ({ params: { id: request }, body: { Status: 1 } })],
  ['teams.removeMember', ({ team, rivalId }) => ({ params: { id: team, userId: rivalId } })],
  ['teams.transfer', ({ team, rivalId }) => ({ params: { id: team }, body: { userId: rivalId } })],
  ['applications.create', ({ team }) => ({ body: { Type: 2, Team: team } })],
  ['teams.dissolve', ({ team }) => ({ params: { id: team } }), 'rival'],
  ['outcome.promote', ({ stage, otherTeam }) => ({ params: { id: stage }, body: { Teams: [otherTeam] } }), 'organizer'],
  ['verification.get', () => ({})],
  ['verification.captcha', () => ({})],
  ['verification.checkPassword', () => ({ body: { password: PASSWORD } })],
  ['verification.grantProtection', () => ({ body: { password: PASSWORD } })],
  ['verification.isProtected', () => ({})],
  ['account.signOut', () => ({})],
]; // prettier-ignore

/** Calls whose answer depends on more than an input; what tests them instead. */
/** They answer no JSON; their own tests follow. */
const answersOtherwise = new Set(['uploads.download', 'projects.rendered']);

const elsewhere: Record<string, string> = {
  'applicationForms.list': 'for administrators; application-forms.test.ts',
  'verification.sendPhoneCode': 'needs a captcha of its own; verification.test.ts',
  'verification.bindPhone': 'needs the code that was sent; verification.test.ts',
  'verification.sendEmailCode': 'needs a captcha of its own; verification.test.ts',
  'verification.changeEmail': 'needs the code that was sent; verification.test.ts',
  'verification.sendProtectionCode': 'needs a captcha of its own; verification.test.ts',
  'verification.changePassword': 'ends the session; verification.test.ts',
  'verification.verifyAutomatically': 'needs a verifier; real-names.test.ts',
  'verification.verifyManually': 'needs an uploaded photo; real-names.test.ts',
  'verification.requests': 'for administrators; real-names.test.ts',
  'verification.request': 'for administrators; real-names.test.ts',
  'verification.review': 'for administrators; real-names.test.ts',
  'organisationAdmin.list': 'for administrators; organisations/administration.test.ts',
  'organisationAdmin.create': 'for administrators; organisations/administration.test.ts',
  'organisationAdmin.update': 'for administrators; organisations/administration.test.ts',
  'organisationAdmin.members': 'for administrators; organisations/administration.test.ts',
  'organisationAdmin.addMember': 'for administrators; organisations/administration.test.ts',
  'organisationAdmin.setRole': 'for administrators; organisations/administration.test.ts',
  'organisationAdmin.removeMember': 'for administrators; organisations/administration.test.ts',
  'site.setConfig': 'for administrators; site/settings.test.ts',
  'registration.fillCustomId': 'where the site asks for one; custom-id.test.ts',
  'registration.list': 'for those who manage the competition; registration.test.ts',
  'registration.get': 'for those who manage the competition; registration.test.ts',
  'registration.review': 'for those who manage the competition; registration.test.ts',
  'registration.configure': 'for those who manage the competition; registration.test.ts',
  'submissions.uploadWork': 'takes multipart and a token of its own; upload-tokens.test.ts',
  'authorizations.submit': 'for a team without one; qualification.test.ts',
  'uploads.upload': 'takes multipart; every case below needs it',
  'boardTemplates.external':
    'answers no JSON, and is configured first; leaderboards/templates.test.ts',
  'boardTemplates.setExternal': 'for administrators; leaderboards/templates.test.ts',
  'leaderboards.task.privateLb': 'closed while a competition runs; leaderboards.test.ts',
  'leaderboards.task.privateLb.mine': 'closed while a competition runs; leaderboards.test.ts',
  'leaderboards.stage.privateLb': 'closed while a competition runs; leaderboards.test.ts',
  'leaderboards.stage.privateLb.mine': 'closed while a competition runs; leaderboards.test.ts',
};

describe('every call of the contract on a real platform', () => {
  it('has its case', () => {
    const covered = [...cases.map(([operation]) => operation), ...Object.keys(elsewhere)];
    expect(covered.toSorted()).toEqual([...allCalls.keys()].toSorted());
  });

  it.each(cases.filter(([operation]) => !answersOtherwise.has(operation)))(
    '%s answers in its shape',
    async (...[operation, input, by]) => {
      const call = defined(allCalls.get(operation), operation);
      const token = call.access === 'public' ? undefined : world[by ?? 'token'];
      const { status, body } = await rest.send(call, input(world) as never, token);
      expect({ status, body }).toMatchObject({ status: 200 });
      expect([...Compile(call.response).Errors(body)]).toEqual([]);
    },
  );

  it('a notebook comes as a page that runs nothing', async () => {
    const response = await fetch(`${platform.url}/api/notebooks/${world.notebook}/RenderedContent`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<main>');
  });

  it('a result file comes back to its uploader only', async () => {
    const url = `${platform.url}/api/uploads/${world.file}`;
    const another = await rest.ask(accountCalls.signIn, {
      body: { account: 'contract@demo.test', password: PASSWORD },
    });
    const authorization = `Bearer ${another.jwt}`;
    expect(await (await fetch(url, { headers: { authorization } })).text()).toBe(sample);
    expect((await fetch(url)).status).toBe(404);
  });

  it.each(
    [...allCalls.values()]
      .filter((call) => call.access === 'member')
      .map((call) => [call.operation, call] as const),
  )('%s refuses a visitor and a wrong token in the contract’s words', async (_, call) => {
    for (const token of [undefined, 'wrong']) {
      const { status, body } = await rest.send(
        call,
        { params: { id: '0'.repeat(24) }, query: {}, body: {} } as never,
        token,
      );
      expect(status).toBe(401);
      expect([...Compile(RestError).Errors(body)]).toEqual([]);
      expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('the OpenAPI document names every call', async () => {
    const document = (await (await fetch(`${platform.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const documented = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(documented.toSorted()).toEqual([...allCalls.keys()].toSorted());
  });
});
