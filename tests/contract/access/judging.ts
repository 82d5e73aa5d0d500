import { type Matrix, managers, ofManagers } from './rules.ts';

const pairs = {
  Mode: 'pairs',
  Blind: true,
  Criteria: [],
  JudgesPerWork: 3,
  PairsPerWork: 15,
  ShowsCriteria: false,
  ShowsComments: false,
};

const paged = { page: 1, perPage: 10 };

/** A task that is being judged: for its managers, and for the judges who are assigned. */
export const judging: Matrix = {
  'judging.settings': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask } }),
    others: 403,
    named: ofManagers,
  },
  'judging.set': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, body: pairs }),
    others: 403,
    named: ofManagers,
  },
  'judging.assign': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, body: {} }),
    others: 403,
    named: ofManagers,
  },
  'judging.overview': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask } }),
    others: 403,
    named: ofManagers,
  },
  'judging.ranking': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, query: paged }),
    others: 403,
    named: ofManagers,
  },
  // The captain is no judge.
  'judging.count': {
    input: ({ judgedTask, captain }) => ({
      params: { id: judgedTask, userId: captain },
      body: { Counted: null },
    }),
    others: 403,
    named: { organizer: 404, admin: 404 },
  },
  'judging.publish': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, body: {} }),
    others: 403,
    named: ofManagers,
    may: managers,
  },
  // Scored from a file, it has no result of judges.
  'judging.results': {
    input: ({ work }) => ({ query: { ids: work } }),
    others: 'nothing',
  },
  'judging.ownOf': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask } }),
    others: 403,
    named: { judge: 'ok' },
  },
  // Compared in pairs, it assigns no works.
  'judging.works': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, query: paged }),
    others: 403,
    named: { judge: 'nothing' },
  },
  'judging.work': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask, number: 1 } }),
    others: 403,
    named: { judge: 404 },
  },
  'judging.save': {
    input: ({ judgedTask }) => ({
      params: { id: judgedTask, number: 1 },
      body: { Points: [], Comment: '', Sent: false },
    }),
    others: 403,
    named: { judge: 409 },
  },
  'judging.claim': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, body: {} }),
    others: 403,
    named: { judge: 'ok' },
  },
  'judging.undo': {
    input: ({ judgedTask }) => ({ params: { id: judgedTask }, body: {} }),
    others: 403,
    named: { judge: 'ok' },
  },
};
