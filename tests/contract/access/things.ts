import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { announcementAdminCalls } from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { dataExportCalls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { questionnaireAdminCalls } from '@whaletide/schema/domains/announcements/rest/questionnaires.ts';
import { questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import {
  verificationCalls,
  verifyStatus,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { announcementSettings, questionnaireSettings } from '../support/settings.ts';
import { webhookCalls } from '@whaletide/schema/domains/webhooks/rest.ts';
import { type Asking, defined, signIn } from './asking.ts';
import type { Things } from './rules.ts';
import { makeServiceAccount } from '../support/service-accounts.ts';
import { thingsOfCompetitions } from './things-of-competitions.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A second session, an access token, and a completed task. */
const accountOf = async ({ rest, as }: Asking) => {
  const captain = as('captain');
  await signIn(rest, accounts.captain);
  const sessions = await rest.ask(accountCalls.sessions, {}, captain);
  const body = { Name: '我的', password: PASSWORD };
  const { accessToken } = await rest.ask(accountCalls.createAccessToken, { body }, captain);
  await rest.ask(siteCalls.pageView, { body: { url: '/home/competition' } }, captain);
  const quests = await rest.ask(questCalls.byIds, { query: {} }, captain);
  const completed = quests.data.find(
    ({ completionRecord }) => completionRecord?.Status === 'COMPLETED',
  );
  const dataExport = await rest.ask(
    dataExportCalls.request,
    { body: { password: PASSWORD } },
    captain,
  );
  await waitFor('the export', async () => {
    const { data } = await rest.ask(dataExportCalls.list, {}, captain);
    return data.every(({ State }) => State === 'READY');
  });
  return {
    dataExport: dataExport._id,
    session: defined(
      sessions.data.find(({ current }) => !current),
      'second session',
    )._id,
    accessToken: accessToken._id,
    completion: defined(completed?.completionRecord, 'completed task')._id,
  };
};

/** A service account of the organizer's organization, who has proved themselves for it. */
const serviceAccountOf = async ({ rest, as }: Asking) => {
  const wanted = { Organization: 'whaletide', Name: '报名同步', Scopes: ['read' as const] };
  const made = await makeServiceAccount(rest, defined(as('organizer'), 'session'), wanted);
  return { serviceAccount: made.ServiceAccount._id };
};

/** A webhook of the captain's, and a test that was sent to it. */
const webhookOf = async ({ rest, as }: Asking) => {
  const session = defined(as('captain'), 'session');
  await rest.ask(verificationCalls.grantProtection, { body: { password: PASSWORD } }, session);
  const body = {
    Name: '评分通知',
    Url: 'http://127.0.0.1:9/hook',
    Kinds: ['work.scored' as const],
  };
  const { Webhook } = await rest.ask(webhookCalls.create, { body }, session);
  const sent = await rest.ask(webhookCalls.test, { params: { id: Webhook._id } }, session);
  return { webhook: Webhook._id, webhookDelivery: sent._id };
};

/** A manual request to be verified, which an administrator has rejected. */
const realNameOf = async ({ rest, as }: Asking) => {
  const photo = await rest.upload('id.png', PNG, defined(as('captain'), 'session'), 'identity');
  const { key, ext } = photo.body as unknown as { key: string; ext: string };
  const body = { ID: 'E12345678', name: '周启航', photo: { key, ext } };
  await rest.ask(verificationCalls.verifyManually, { body }, as('captain'));
  const query = { page: 1, perPage: 100, Status: verifyStatus.pending };
  const { data } = await rest.ask(verificationCalls.requests, { query }, as('admin'));
  const { _id: id } = defined(
    data.find(({ Name }) => Name === '周启航'),
    'request',
  );
  const rejected = { Status: -1 as const, Reason: '照片不清晰' };
  await rest.ask(verificationCalls.review, { params: { id }, body: rejected }, as('admin'));
  return { realName: id };
};

/** A private project with a version, and a column with a public one. */
const projectsOf = async ({ rest, as }: Asking) => {
  const query = { page: 1, perPage: 12 };
  const { data } = await rest.ask(
    projectCalls.own,
    { query: { ...query, Private: true } },
    as('captain'),
  );
  const project = defined(
    data.find(({ Versions }) => Versions.length > 0),
    'private project',
  );
  const { Columns } = await rest.ask(columnCalls.authorization, {}, as('captain'));
  const column = defined(Columns[0], 'column');
  const inColumn = await rest.ask(columnCalls.labs, { params: { id: column }, query });
  return {
    project: project._id,
    projectVersion: defined(project.Versions[0], 'version')._id,
    spareProject: defined(
      data.find(({ Versions }) => Versions.length === 0),
      'private project without a version',
    )._id,
    column,
    columnProject: defined(inColumn.data[0], 'project of a column')._id,
  };
};

/** A comment and an answer of the captain's on a project that they make private again. */
const commentOf = async ({ rest, as }: Asking, project: string) => {
  const captain = as('captain');
  const own = await rest.ask(projectCalls.one, { params: { id: project }, query: {} }, captain);
  const { Title, ShortDescription } = own;
  const show = (Private: boolean) =>
    rest.ask(
      projectWritingCalls.update,
      { params: { id: project }, body: { Title, ShortDescription, Tags: [], Private } },
      captain,
    );
  await show(false);
  const body = { Kind: 'LAB' as const, Target: project, Content: '自己记一笔' };
  const { _id: comment } = await rest.ask(commentCalls.create, { body }, captain);
  await rest.ask(commentCalls.create, { body: { ...body, RefComment: comment } }, captain);
  await show(true);
  return { comment };
};

/** A private dataset with a file. */
const draftDatasetOf = async ({ rest, as }: Asking) => {
  const query = { page: 1, perPage: 12, Private: true };
  const { data } = await rest.ask(datasetCalls.own, { query }, as('captain'));
  const draftDataset = defined(data[0], 'private dataset')._id;
  const input = { params: { id: draftDataset }, query: {} };
  const files = await rest.ask(datasetCalls.files, input, as('captain'));
  return { draftDataset, draftFile: defined(files.data[0], 'file of a dataset').Token };
};

const writePost = async ({ rest, as }: Asking, competition: string): Promise<string> => {
  const body = { Forum: competition, Title: '交流', Content: '大家好', Type: 3 };
  return (await rest.ask(forumCalls.create, { body }, as('captain')))._id;
};

/** A talk with the teammate, and one with the support. */
const talksOf = async ({ rest, as }: Asking) => {
  const teammate = await rest.ask(accountCalls.current, {}, as('teammate'));
  const body = { To: teammate._id };
  const chat = await rest.ask(chatCalls.open, { body }, as('captain'));
  const suggestion = { Type: workOrderTypes.suggestion, Content: '加个筛选' };
  const filed = await rest.ask(workOrderCalls.create, { body: suggestion }, as('captain'));
  const { data: canned } = await rest.ask(supportDeskCalls.cannedAnswers, {}, as('support'));
  return {
    captain: filed.Creator,
    teammate: teammate._id,
    chat: chat._id,
    workOrder: filed._id,
    cannedAnswer: defined(canned[0], 'canned answer')._id,
  };
};

/** A channel of the demo with a section, and a project in it. */
const channelOf = async ({ rest, as }: Asking) => {
  const { _id: moderator } = await rest.ask(accountCalls.current, {}, as('moderator'));
  const moderated = await rest.ask(channelCalls.adminedBy, { query: { User: moderator } });
  const channel = defined(moderated.data[0], 'channel of the moderator').Zone;
  const sections = await rest.ask(channelSectionCalls.list, { query: { Zone: channel } });
  const channelSection = defined(sections.data[0], 'section')._id;
  const query = { page: 1, perPage: 1, Section: channelSection };
  const { data } = await rest.ask(channelContentCalls.labs, { params: { id: channel }, query });
  return { channel, channelSection, channelProject: defined(data[0], 'collected project')._id };
};

const snippetOf = async ({ rest, as }: Asking) => {
  const body = { Name: '读取数据', Language: 'python', Code: 'x = 1', FolderName: '默认目录' };
  const { _id } = await rest.ask(snippetCalls.create, { body }, as('captain'));
  return { snippet: _id };
};

/** Calls of administrators on things without an owner. */
const announcementOf = async ({ rest, as }: Asking) => {
  const body = announcementSettings;
  const { _id } = await rest.ask(announcementAdminCalls.create, { body }, as('admin'));
  return { announcement: _id };
};

const questionnaireOf = async ({ rest, as }: Asking) => {
  const body = questionnaireSettings;
  const made = await rest.ask(questionnaireAdminCalls.create, { body }, as('admin'));
  const question = defined(made.QuestionList[1], 'question').Question._id;
  return { questionnaire: made._id, question };
};

/** The captain's things: found in the demo, or made. */
export const thingsOfTheCaptain = async (asking: Asking): Promise<Things> => {
  const competing = await thingsOfCompetitions(asking);
  const projects = await projectsOf(asking);
  return {
    ...competing,
    ...(await accountOf(asking)),
    ...(await realNameOf(asking)),
    ...(await serviceAccountOf(asking)),
    ...(await webhookOf(asking)),
    ...projects,
    ...(await commentOf(asking, projects.project)),
    ...(await draftDatasetOf(asking)),
    ...(await talksOf(asking)),
    ...(await announcementOf(asking)),
    ...(await channelOf(asking)),
    ...(await snippetOf(asking)),
    ...(await questionnaireOf(asking)),
    post: await writePost(asking, competing.competition),
    secondPost: await writePost(asking, competing.competition),
  };
};
