import { type Matrix, ofManagers } from './rules.ts';

/** Of a conversation: those who have it. */
const ofBoth = { teammate: 'ok', captain: 'ok' } as const;
const ofSupport = { support: 'ok', admin: 'ok', captain: 'ok' } as const;

/** What a member has for themselves, and with others. */
export const members: Matrix = {
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
  // The captain is of no organization: who may hears so, and a removal finds nothing to do.
  'organizationAdmin.setRole': {
    input: ({ captain }) => ({
      params: { shortName: 'whaletide', userId: captain },
      body: { Role: 'admin' },
    }),
    others: 403,
    named: { admin: 404 },
  },
  'organizationAdmin.removeMember': {
    input: ({ captain }) => ({ params: { shortName: 'whaletide', userId: captain } }),
    others: 403,
    named: { admin: 'ok' },
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
  // The support closes it; those after find it closed.
  'workOrders.setStatus': {
    input: ({ workOrder }) => ({ params: { id: workOrder }, body: { Status: 3 } }),
    others: 404,
    named: { support: 'ok', admin: 409, captain: 409 },
  },
  'quests.claim': {
    input: ({ completion }) => ({ body: { id: completion } }),
    others: 404,
    named: { captain: 'ok' },
  },
};
