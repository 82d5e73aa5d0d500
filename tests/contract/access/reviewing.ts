import { datasetSettings } from '../support/settings.ts';
import { type Matrix, managers, ofManagers } from './rules.ts';

export const groupSettings = {
  Name: '组别',
  IsActivated: false,
  leaderboards: [{ Name: '组', IsActivated: true, StartDate: null, EndDate: null, AllTeams: true }],
};

/** Reviews, the datasets of a competition, and its boards. */
export const reviewing: Matrix = {
  'authorizations.ofStage': {
    input: ({ formStage }) => ({ params: { id: formStage }, query: { page: 1, perPage: 10 } }),
    others: 403,
    named: ofManagers,
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
  // None has failed.
  'reviewing.failed': {
    input: ({ competition }) => ({
      params: { id: competition },
      query: { page: 1, perPage: 10 },
    }),
    others: 403,
    named: { organizer: 'nothing', coOrganizer: 'nothing', admin: 'nothing' },
  },
  'reviewing.review': {
    input: ({ work }) => ({ params: { id: work }, body: { Score: 1, Comment: '' } }),
    others: 404,
    // A result file is nothing for people to review.
    named: { teammate: 403, captain: 403, organizer: 409, admin: 409 },
  },
  'reviewing.setStatus': {
    input: ({ work }) => ({ params: { id: work }, body: { Status: -3, Reason: '重复提交' } }),
    others: 404,
    // A work with an error isn't taken out.
    named: { teammate: 403, captain: 403, organizer: 409, admin: 409 },
  },
  'reviewing.remove': {
    input: ({ work }) => ({ params: { id: work } }),
    others: 404,
    named: { teammate: 403, captain: 403 },
    may: managers,
  },
  'boardProtection.managed': {
    input: ({ task }) => ({ query: { Task: task } }),
    others: 'nothing',
    named: ofManagers,
  },
  'practice.set': {
    input: ({ competition }) => ({ params: { id: competition }, body: { Closed: false } }),
    others: 403,
    named: ofManagers,
  },
  'competitionCode.set': {
    input: ({ competition }) => ({ params: { id: competition }, body: { Sharing: 'after' } }),
    others: 403,
    named: ofManagers,
  },
  'boardProtection.set': {
    input: ({ task }) => ({ params: { id: task }, body: { Protects: null } }),
    others: 403,
    named: ofManagers,
  },
  'scoringWorkers.ofTasks': {
    input: ({ task }) => ({ query: { Task: task } }),
    others: 'nothing',
    named: ofManagers,
  },
  // It has works, which keep its scorer.
  'scoringWorkers.setScorer': {
    input: ({ task }) => ({ params: { id: task }, body: { Scorer: 'worker' } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'scoringWorkers.createToken': {
    input: ({ task }) => ({ params: { id: task }, body: { Name: '机房' } }),
    others: 403,
    named: ofManagers,
  },
  // The second finds the first one's under way.
  'reviewing.rescore': {
    input: ({ task }) => ({ params: { id: task }, body: {} }),
    others: 403,
    named: { organizer: 'ok', coOrganizer: 409, admin: 409 },
  },
  'datasetBindings.metadata': {
    input: ({ datasetFile }) => ({ params: { token: datasetFile } }),
    others: 404,
    visitor: 404,
    named: ofManagers,
  },
  'datasetBindings.part': {
    input: ({ datasetFile }) => ({ params: { token: datasetFile }, query: {} }),
    others: 404,
    visitor: 404,
    named: ofManagers,
  },
  'datasetBindings.create': {
    input: ({ competition }) => ({ params: { id: competition }, body: datasetSettings }),
    others: 403,
    named: ofManagers,
  },
  // The order names none of its datasets: callers who may order are told that they have changed.
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
    named: ofManagers,
  },
  'leaderboardGroups.ofTasks': {
    input: ({ task }) => ({ query: { Task: task, managed: true } }),
    others: 'nothing',
    visitor: 'nothing',
    named: ofManagers,
  },
  // Not activated: no team has a place on it.
  'leaderboardGroups.mine': {
    input: ({ leaderboard }) => ({
      params: { id: leaderboard },
      query: { page: 1, perPage: 10, Board: 'public' },
    }),
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
};
