import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { type RestClient } from '../support/rest.ts';
import { datasetSettings, period, stageSettings, taskSettings } from '../support/settings.ts';
import { defined } from './world.ts';

/** Somebody with a public project and a notebook in it. */
export const findProject = async (rest: RestClient) => {
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
  await rest.ask(projectWritingCalls.share, { params: { id: lab._id } }, jwt);
  const states = await rest.ask(projectCalls.states, { query: { ids: lab._id } }, jwt);
  const projectLink = defined(states.data[0]?.Own?.ShareToken ?? undefined, 'link');
  return { projectOwner: jwt, project: lab._id, projectVersion, projectLink, notebook };
};

/** Objects that the demo has parked. */
export const findParked = async (rest: RestClient, admin: string) => {
  const query = { page: 1, perPage: 20 };
  const mails = await rest.ask(parkedWorkCalls.mails, { query }, admin);
  const jobs = await rest.ask(parkedWorkCalls.jobs, { query }, admin);
  return {
    parkedMails: mails.data.map(({ Key }) => Key),
    parkedJobs: jobs.data.map(({ _id }) => _id),
  };
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A creator with a column. */
export const prepareColumn = async (rest: RestClient) => {
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

/** Another creator of the demo, a dataset to be rated, two exchanges of the author's, and a violation. */
export const prepareCreator = async (rest: RestClient, author: string, admin: string) => {
  const { Featured } = await rest.ask(creatorCalls.plan, {});
  const query = { page: 1, perPage: 1 };
  const datasets = await rest.ask(creatorAdminCalls.datasets, { query }, admin);
  const { data } = await rest.ask(creatorAdminCalls.exchanges, { query }, admin);
  const made = await rest.ask(creatorCalls.requestExchange, { body: { Amount: 50 } }, author);
  const id = defined(Featured[1], 'second creator');
  const violate = { params: { id }, body: { Reason: '刷量' } };
  const { Violations } = await rest.ask(creatorAdminCalls.recordViolation, violate, admin);
  return {
    creator: {
      id,
      violation: defined(Violations[0], 'violation')._id,
      dataset: defined(datasets.data[0], 'dataset of a creator')._id,
      exchanges: [made._id, defined(data[0], 'exchange')._id],
    },
  };
};

/** A channel with a section, a project in it, and a moderator. */
export const prepareChannel = async (rest: RestClient, admin: string, project: string) => {
  const body = { Name: '契约频道', Description: '看看' };
  const { _id: channel } = await rest.ask(channelCalls.create, { body }, admin);
  const params = { id: channel };
  await rest.ask(channelSectionCalls.create, { body: { Zone: channel, Name: '入门' } }, admin);
  const sections = await rest.ask(channelSectionCalls.list, { query: { Zone: channel } }, admin);
  const channelSection = defined(sections.data[0], 'section')._id;
  const things = { ContentType: 'Lab' as const, ids: [project], sectionId: channelSection };
  await rest.ask(channelContentCalls.collect, { params, body: things }, admin);
  await rest.ask(channelCalls.addAdmin, { params, body: { Account: accounts.member } }, admin);
  const admins = await rest.ask(channelCalls.admins, { query: { Zone: channel } });
  const channelModerator = defined(admins.data[0], 'moderator').User;
  return { channel, channelSection, channelModerator };
};

export const groupSettings = {
  Name: '参赛组别',
  IsActivated: true,
  leaderboards: [
    { Name: '高校组', IsActivated: true, StartDate: null, EndDate: null, AllTeams: true },
  ],
};

/** A group of boards of the task, and one to remove. */
export const prepareGroups = async (rest: RestClient, Task: string, organizer: string) => {
  const add = () =>
    rest.ask(leaderboardGroupCalls.create, { body: { Task, ...groupSettings } }, organizer);
  const group = await add();
  const leaderboard = defined(group.leaderboards[0], 'board of a group')._id;
  return { boardGroup: group._id, leaderboard, spareGroup: (await add())._id };
};

/** Drafts of the organizer. */
export const prepareDraft = async (rest: RestClient, organizer: string) => {
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

/** A public dataset and a file in it. */
export const findDataset = async (rest: RestClient) => {
  const query = { page: 1, perPage: 10 };
  const { data } = await rest.ask(datasetCalls.list, { query });
  const published = defined(data[0], 'public dataset')._id;
  const files = await rest.ask(datasetCalls.files, { params: { id: published }, query: {} });
  return { published, publishedFile: defined(files.data[0], 'file of a dataset').Token };
};
