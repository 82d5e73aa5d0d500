import { type Matrix, ofTheTeam } from './rules.ts';

/** Calls on a team and its submissions. */
export const teams: Matrix = {
  'submissions.get': {
    input: ({ work }) => ({ params: { id: work } }),
    others: 404,
    named: ofTheTeam,
  },
  'scoringWorkers.reports': {
    input: ({ work }) => ({ query: { ids: work } }),
    others: 'nothing',
    named: {},
  },
  // The work has its score: no place in the queue is told.
  'submissions.queue': {
    input: ({ work }) => ({ query: { ids: work } }),
    others: 'nothing',
    named: {},
  },
  'log.receipts': {
    input: ({ scoredWork }) => ({ query: { ids: scoredWork } }),
    others: 'nothing',
    named: ofTheTeam,
  },
  'submissions.byIds': {
    input: ({ work }) => ({ query: { ids: work } }),
    others: 'nothing',
    named: ofTheTeam,
  },
  'submissions.note': {
    input: ({ work }) => ({ params: { id: work }, body: { Note: '加入潮位特征' } }),
    others: 404,
    // The organizer reads it, and leaves it alone.
    named: { captain: 'ok', teammate: 'ok' },
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
  'chat.openTeam': {
    input: ({ team }) => ({ params: { id: team } }),
    others: 404,
    named: { captain: 'ok', teammate: 'ok' },
  },
  'submissions.renewUploadToken': {
    input: ({ tokenTask }) => ({ params: { id: tokenTask }, body: {} }),
    others: 403,
    named: { captain: 'ok' },
  },
  // The captain's file: the captain has handed it in already, which is answered again.
  'submissions.submit': {
    input: ({ task, file }) => ({ body: { Task: task, result: file } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'submissions.check': {
    input: ({ task, file }) => ({ params: { id: task }, query: { Result: file.key } }),
    others: 404,
    named: { captain: 'ok' },
  },
  'uploads.download': {
    input: ({ file }) => ({ params: { key: file.key } }),
    others: 404,
    visitor: 404,
    named: ofTheTeam,
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
};
