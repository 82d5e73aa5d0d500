import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import {
  announcementSettings,
  questionnaireSettings,
  questSettings,
  scoredSettings,
} from '../support/settings.ts';
import { type Matrix, ofManagers } from './rules.ts';

/** Roles that are in the conversation. */
const ofBoth = { teammate: 'ok', captain: 'ok' } as const;
const ofTheDesk = { support: 'ok', admin: 'ok' } as const;
const ofSupport = { support: 'ok', admin: 'ok', captain: 'ok' } as const;

/** The demo's exchange that waits. */
const EXCHANGE = 'd06300000000000000000002';

/** Calls on a member's own things, and on those shared with others. */
export const members: Matrix = {
  'account.revokeSession': {
    input: ({ session }) => ({ params: { id: session } }),
    others: 404,
    named: { captain: 'ok' },
  },
  // The first entries of the log belong to access tokens: a session has none.
  'account.endTokenUse': {
    input: ({ accessToken }) => ({ params: { id: accessToken }, body: { Outcome: 'ok' } }),
    others: 404,
    named: { captain: 404 },
  },
  'account.tokenUses': {
    input: ({ accessToken }) => ({ params: { id: accessToken } }),
    others: 404,
    named: { captain: 'nothing' },
  },
  'account.revokeAccessToken': {
    input: ({ accessToken }) => ({ params: { id: accessToken } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'account.downloadDataExport': {
    input: ({ dataExport }) => ({ params: { id: dataExport } }),
    others: 404,
    named: { captain: 'ok' },
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
  'announcementAdmin.update': {
    input: ({ announcement }) => ({ params: { id: announcement }, body: announcementSettings }),
    others: 403,
    named: { admin: 'ok' },
  },
  // A draft can't be ended; it is published last.
  'announcementAdmin.end': {
    input: ({ announcement }) => ({ params: { id: announcement } }),
    others: 403,
    named: { admin: 409 },
  },
  'announcementAdmin.publish': {
    input: ({ announcement }) => ({ params: { id: announcement } }),
    others: 403,
    named: { admin: 'ok' },
  },
  'questAdmin.update': {
    input: () => ({ params: { id: '5a0000000000000000000031' }, body: questSettings }),
    others: 403,
    named: { admin: 'ok' },
  },
  'questAdmin.setActive': {
    input: () => ({ params: { id: '5a0000000000000000000031' }, body: { Active: true } }),
    others: 403,
    named: { admin: 'ok' },
  },
  // A draft can't be answered or closed; it is published last.
  'questionnaires.record': {
    input: ({ questionnaire }) => ({ body: { Questionnaire: questionnaire, QuestionList: [] } }),
    others: 404,
  },
  'questionnaireAdmin.update': {
    input: ({ questionnaire }) => ({ params: { id: questionnaire }, body: questionnaireSettings }),
    others: 403,
    named: { admin: 'ok' },
  },
  'questionnaireAdmin.results': {
    input: ({ questionnaire }) => ({ params: { id: questionnaire } }),
    others: 403,
    named: { admin: 'ok' },
  },
  // Its questions were changed above.
  'questionnaireAdmin.texts': {
    input: ({ questionnaire, question }) => ({
      params: { id: questionnaire },
      query: { Question: question, page: 1, perPage: 20 },
    }),
    others: 403,
    named: { admin: 404 },
  },
  'questionnaireAdmin.close': {
    input: ({ questionnaire }) => ({ params: { id: questionnaire } }),
    others: 403,
    named: { admin: 409 },
  },
  'questionnaireAdmin.publish': {
    input: ({ questionnaire }) => ({ params: { id: questionnaire } }),
    others: 403,
    named: { admin: 'ok' },
  },
  // No member has sent an application of this id: callers who may answer are told so.
  'applicationForms.answer': {
    input: () => ({ params: { id: 'f'.repeat(24) }, body: { Status: 1, Answer: '欢迎' } }),
    others: 403,
    named: { admin: 404 },
  },
  'applicationForms.makeOrganization': {
    input: () => ({
      params: { id: 'f'.repeat(24) },
      body: { ShortName: 'from-form', Name: '组织', Description: '', Administrators: [] },
    }),
    others: 403,
    named: { admin: 404 },
  },
  // The captain is of no organization: who may hears so, and a removal finds nothing to do.
  'organizationAdmin.setRole': {
    input: ({ captain }) => ({
      params: { shortName: 'whaletide', userId: captain },
      body: { Role: 'admin' },
    }),
    others: 403,
    named: { organizer: 404, coOrganizer: 403, admin: 404 },
  },
  'organizationAdmin.removeMember': {
    input: ({ captain }) => ({ params: { shortName: 'whaletide', userId: captain } }),
    others: 403,
    named: { organizer: 'ok', coOrganizer: 403, admin: 'ok' },
  },
  // The site's administrators may too; here they haven't proved themselves.
  'serviceAccounts.renew': {
    input: ({ serviceAccount }) => ({
      params: { id: serviceAccount },
      body: { Expires: new Date(Date.now() + HOUR).toISOString() },
    }),
    others: 403,
    named: { organizer: 'ok', coOrganizer: 403 },
  },
  'serviceAccounts.revoke': {
    input: ({ serviceAccount }) => ({ params: { id: serviceAccount } }),
    others: 403,
    may: ['organizer', 'admin'],
  },
  'webhooks.one': {
    input: ({ webhook }) => ({ params: { id: webhook } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'webhooks.rotate': {
    input: ({ webhook }) => ({ params: { id: webhook } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'webhooks.resume': {
    input: ({ webhook }) => ({ params: { id: webhook } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'webhooks.test': {
    input: ({ webhook }) => ({ params: { id: webhook } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'webhooks.deliveries': {
    input: ({ webhook }) => ({ params: { id: webhook }, query: { page: 1, perPage: 20 } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'webhooks.again': {
    input: ({ webhookDelivery }) => ({ params: { id: webhookDelivery } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'webhooks.remove': {
    input: ({ webhook }) => ({ params: { id: webhook } }),
    others: 404,
    named: { captain: 'ok' },
  },
  // The captain isn't changed for good here: callers who may are told what is wrong.
  'memberAdmin.get': {
    input: ({ captain }) => ({ params: { id: captain } }),
    others: 403,
    named: { admin: 'ok' },
  },
  'memberAdmin.setRole': {
    input: ({ captain }) => ({
      params: { id: captain },
      body: { Role: 'moderator', Granted: false },
    }),
    others: 403,
    named: { admin: 'ok' },
  },
  'memberAdmin.verify': {
    input: ({ captain }) => ({ params: { id: captain }, body: { Type: 1, Name: '' } }),
    others: 403,
    named: { admin: 400 },
  },
  'memberAdmin.deactivate': {
    input: ({ captain }) => ({ params: { id: captain }, body: { Reason: '' } }),
    others: 403,
    named: { admin: 400 },
  },
  'memberAdmin.reactivate': {
    input: ({ captain }) => ({ params: { id: captain } }),
    others: 403,
    named: { admin: 409 },
  },
  'memberAdmin.banCreator': {
    input: ({ captain }) => ({ params: { id: captain }, body: { Reason: '' } }),
    others: 403,
    named: { admin: 400 },
  },
  'memberAdmin.restoreCreator': {
    input: ({ captain }) => ({ params: { id: captain } }),
    others: 403,
    named: { admin: 409 },
  },
  'moderation.log': {
    input: ({ captain }) => ({ query: { page: 1, perPage: 20, Actor: captain } }),
    others: 403,
    named: { admin: 'nothing' },
  },
  'moderation.fold': {
    input: ({ post }) => ({ params: { kind: 'POST', id: post }, body: { Reason: '' } }),
    others: 403,
    named: { admin: 400 },
  },
  'moderation.restore': {
    input: ({ post }) => ({ params: { kind: 'POST', id: post } }),
    others: 403,
    named: { admin: 409 },
  },
  'moderation.remove': {
    input: ({ column }) => ({ params: { kind: 'COLUMN', id: column }, query: { Reason: '广告' } }),
    others: 403,
    named: { admin: 409 },
  },
  // A private project can't be put first.
  'datasets.update': {
    input: ({ draftDataset }) => ({
      params: { id: draftDataset },
      body: {
        Title: '改名',
        ShortDescription: '',
        Document: '',
        Tags: [],
        License: null,
        Visibility: 'PRIVATE',
        Image: null,
      },
    }),
    others: 404,
    named: { captain: 'ok' },
  },
  'datasets.publish': {
    input: ({ draftDataset, draftFile }) => ({
      params: { id: draftDataset },
      body: { Files: [{ key: draftFile, name: 'renamed.csv' }], Note: '' },
    }),
    others: 404,
    named: { captain: 'ok' },
  },
  // No dataset at all: its author's deleting has a test of its own (datasets/writing.test.ts).
  'datasets.remove': {
    input: ({ spareProject }) => ({ params: { id: spareProject } }),
    others: 404,
    named: { captain: 404 },
  },
  // A private dataset can't be chosen.
  'datasets.feature': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset }, body: { Selected: true } }),
    others: 403,
    named: { admin: 404 },
  },
  'datasets.list': {
    input: ({ draftDataset }) => ({ query: { page: 1, perPage: 10, ids: draftDataset } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'datasets.documents': {
    input: ({ draftDataset }) => ({ query: { ids: draftDataset } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'datasets.versions': {
    input: ({ draftDataset }) => ({ query: { Dataset: draftDataset } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'datasets.files': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset }, query: {} }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  // A private dataset has no project as yet; that there is nothing is said to its member alone.
  'datasets.labs': {
    input: ({ draftDataset }) => ({
      params: { id: draftDataset },
      query: { page: 1, perPage: 12 },
    }),
    others: 404,
    visitor: 404,
    named: { captain: 'nothing' },
  },
  'datasets.view': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'datasets.file': {
    input: ({ draftDataset, draftFile }) => ({ params: { id: draftDataset, token: draftFile } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'datasets.archive': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset }, query: {} }),
    others: 404,
    named: { captain: 'ok' },
  },
  'datasets.bookmark': {
    input: ({ draftDataset }) => ({ body: { Dataset: draftDataset } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'datasets.unbookmark': {
    input: ({ draftDataset }) => ({ query: { Dataset: draftDataset } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'datasets.vote': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset } }),
    others: 404,
    named: { captain: 403 },
  },
  'datasets.unvote': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'labDatasets.list': {
    input: ({ project }) => ({ query: { Lab: project } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'datasetShowcase.set': {
    input: () => ({ body: { Groups: [], Sponsors: [] } }),
    others: 403,
    named: { admin: 'ok' },
  },
  'projects.pin': {
    input: ({ project }) => ({ params: { id: project }, body: { Pinned: true } }),
    others: 403,
    named: { admin: 404 },
  },
  'projects.update': {
    input: ({ project }) => ({
      params: { id: project },
      body: { Title: '改名', ShortDescription: '', Tags: [], Private: true },
    }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.fork': {
    input: ({ project }) => ({ params: { id: project }, body: {} }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.compare': {
    input: ({ project, projectVersion }) => ({
      params: { id: project },
      query: { From: projectVersion, To: projectVersion },
    }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'projects.download': {
    input: ({ projectVersion }) => ({ params: { id: projectVersion }, query: {} }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'projects.share': {
    input: ({ project }) => ({ params: { id: project } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.unshare': {
    input: ({ project }) => ({ params: { id: project } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.view': {
    input: ({ project }) => ({ params: { id: project }, query: {} }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'projects.remove': {
    input: ({ spareProject }) => ({ params: { id: spareProject } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.list': {
    input: ({ project }) => ({ query: { page: 1, perPage: 12, ids: project } }),
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
    input: ({ project }) => ({ params: { id: project }, query: {} }),
    others: 404,
    named: { captain: 'ok' },
  },
  'forum.update': {
    input: ({ post }) => ({ params: { id: post }, body: { IsGood: true } }),
    others: 403,
    named: ofManagers,
  },
  'forum.remove': {
    input: ({ post, secondPost }, role) => ({
      params: { id: role === 'admin' ? secondPost : post },
    }),
    others: 403,
    named: { admin: 'ok', captain: 'ok' },
  },
  'columns.setRelated': {
    input: ({ competition, column }) => ({
      params: { id: competition },
      body: { RelatedColumns: [column] },
    }),
    others: 403,
    named: ofManagers,
  },
  'competitionMessages.list': {
    input: ({ competition }) => ({ params: { id: competition }, query: { page: 1, perPage: 10 } }),
    others: 403,
    // Nothing was sent yet.
    named: { organizer: 'nothing', coOrganizer: 'nothing', admin: 'nothing' },
  },
  'competitionMessages.reach': {
    input: ({ competition }) => ({
      params: { id: competition },
      query: { Audience: 'everybody' },
    }),
    others: 403,
    named: ofManagers,
  },
  'competitionMessages.send': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { Audience: 'everybody', Title: '开赛', Content: '比赛已经开始' },
    }),
    others: 403,
    named: ofManagers,
  },
  'managing.tryScoring': {
    input: ({ task, stage }) => ({
      body: { Stage: stage, Task: task, Objective: { ...scoredSettings, TargetColumn: 'rain' } },
    }),
    others: 403,
    named: ofManagers,
  },
  'trial.run': {
    input: ({ task }) => ({ params: { id: task } }),
    others: 403,
    named: ofManagers,
  },
  'participation.get': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 403,
    named: ofManagers,
  },
  'projects.setOfCompetition': {
    input: ({ competition }) => ({ params: { id: competition }, body: { Labs: [] } }),
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
  // It holds projects: an empty one has a test of its own (columns/removing.test.ts).
  'columns.remove': {
    input: ({ column }) => ({ params: { id: column } }),
    others: 403,
    named: { captain: 409 },
  },
  'columns.addLab': {
    input: ({ column, columnProject }) => ({ params: { id: column, labId: columnProject } }),
    others: 403,
    named: { captain: 'ok' },
  },
  'columns.moveLab': {
    input: ({ column, columnProject }) => ({
      params: { id: column, labId: columnProject },
      body: { Before: null },
    }),
    others: 403,
    named: { captain: 'ok' },
  },
  'columns.removeLab': {
    input: ({ column, columnProject }) => ({ params: { id: column, labId: columnProject } }),
    others: 403,
    named: { captain: 'ok' },
  },
  // Nothing of that id is parked: who may decide hears that somebody else has.
  'parkedWork.retryJob': {
    input: ({ chat }) => ({ params: { id: chat } }),
    others: 403,
    named: { admin: 409 },
  },
  'parkedWork.giveUpJob': {
    input: ({ chat }) => ({ params: { id: chat }, body: { Reason: '不再需要' } }),
    others: 403,
    named: { admin: 409 },
  },
  'comments.list': {
    input: ({ project }) => ({ query: { page: 1, perPage: 20, Kind: 'LAB', Target: project } }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'comments.create': {
    input: ({ project }) => ({ body: { Kind: 'LAB', Target: project, Content: '好' } }),
    others: 404,
    named: { captain: 403 },
  },
  'comments.replies': {
    input: ({ comment }) => ({ params: { id: comment }, query: { page: 1, perPage: 20 } }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'comments.firstReplies': {
    input: ({ comment }) => ({ query: { ids: comment } }),
    others: 'nothing',
    visitor: 'nothing',
    named: { captain: 'ok' },
  },
  'comments.update': {
    input: ({ comment }) => ({ params: { id: comment }, body: { Content: '改过' } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'comments.remove': {
    input: ({ comment }) => ({ params: { id: comment } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.vote': {
    input: ({ project }) => ({ params: { id: project } }),
    others: 404,
    named: { captain: 403 },
  },
  'projects.unvote': {
    input: ({ project }) => ({ params: { id: project } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.bookmark': {
    input: ({ project }) => ({ body: { Lab: project } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'projects.unbookmark': {
    input: ({ project }) => ({ query: { Lab: project } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'snippets.one': {
    input: ({ snippet }) => ({ params: { id: snippet } }),
    others: 404,
    visitor: 404,
    named: { captain: 'ok' },
  },
  'snippets.update': {
    input: ({ snippet }) => ({ params: { id: snippet }, body: { Name: '改名' } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'snippets.share': {
    input: ({ snippet }) => ({ params: { id: snippet }, body: { Sharing: 'PRIVATE' } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'snippets.remove': {
    input: ({ snippet }) => ({ params: { id: snippet } }),
    others: 404,
    named: { captain: 'ok' },
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
  // The member who answered it has it, and releases it; later callers find it released.
  'supportDesk.assign': {
    input: ({ workOrder }) => ({ params: { id: workOrder }, body: { Handler: null } }),
    others: 404,
    named: { support: 'ok', admin: 409, captain: 403 },
  },
  'supportDesk.updateCannedAnswer': {
    input: ({ cannedAnswer }) => ({
      params: { id: cannedAnswer },
      body: { Title: '问候', Text: '你好！' },
    }),
    others: 403,
    named: ofTheDesk,
  },
  'supportDesk.removeCannedAnswer': {
    input: ({ cannedAnswer }) => ({ params: { id: cannedAnswer } }),
    others: 403,
    named: { support: 'ok', admin: 404 },
  },
  // No application for columns: one is accepted in a test of its own (work-orders/accepting.test.ts).
  'workOrders.accept': {
    input: ({ workOrder }) => ({ params: { id: workOrder } }),
    others: 404,
    named: { support: 409, admin: 409, captain: 403 },
  },
  // The support would have to say why.
  'workOrders.setStatus': {
    input: ({ workOrder }) => ({ params: { id: workOrder }, body: { Status: 3 } }),
    others: 404,
    named: { support: 400, admin: 400, captain: 'ok' },
  },
  // The captain is no creator: who may hears what is wrong. The exchange that waits is the rival's.
  'creatorAdmin.recordViolation': {
    input: ({ captain }) => ({ params: { id: captain }, body: { Reason: '抄袭' } }),
    others: 403,
    named: { admin: 404 },
  },
  'creatorAdmin.withdrawViolation': {
    input: () => ({ params: { id: EXCHANGE }, body: { Reason: '误记' } }),
    others: 403,
    named: { admin: 404 },
  },
  'creatorAdmin.rateDataset': {
    input: ({ draftDataset }) => ({ params: { id: draftDataset }, body: { Rating: 'PLAIN' } }),
    others: 403,
    named: { admin: 404 },
  },
  'creatorAdmin.payExchange': {
    input: () => ({ params: { id: EXCHANGE }, body: { Code: '' } }),
    others: 403,
    named: { admin: 400 },
  },
  'creatorAdmin.returnExchange': {
    input: () => ({ params: { id: EXCHANGE }, body: { Reason: '' } }),
    others: 403,
    named: { admin: 400 },
  },
  'creatorAdmin.setFeatured': {
    input: ({ captain }) => ({ body: { Featured: [captain] } }),
    others: 403,
    named: { admin: 404 },
  },
  'quests.claim': {
    input: ({ completion }) => ({ body: { id: completion } }),
    others: 404,
    named: { captain: 'ok' },
  },
};
