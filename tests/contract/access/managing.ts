import { competitionSettings, stageSettings, taskSettings } from '../support/settings.ts';
import { nothingAsked } from '#tests/support/registration.ts';
import { type Matrix, managers, ofManagers } from './rules.ts';

const { SeriesCompetition, ...settings } = nothingAsked;

/** A competition, its stages and tasks, its registrations and its outcome. */
export const managing: Matrix = {
  'competitions.mine': {
    input: ({ captain }) => ({ query: { page: 1, perPage: 5, User: captain } }),
    others: 403,
    may: ['captain'],
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
  'managing.checklists': {
    input: ({ competition }) => ({ query: { ids: competition } }),
    others: 'nothing',
    named: ofManagers,
  },
  'managing.taskForecasts': {
    input: ({ task }) => ({ query: { Task: task } }),
    others: 'nothing',
    named: ofManagers,
  },
  // The captain's competition is no series: callers who may ask get an empty list.
  'organizations.competitions': {
    input: ({ competition }) => ({
      params: { shortName: 'whaletide' },
      query: { page: 1, perPage: 9, SeriesCompetition: competition },
    }),
    others: 403,
    named: { organizer: 'nothing', admin: 'nothing' },
  },
  'managing.remove': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 403,
    may: ['organizer', 'admin'],
  },
  // It isn't in the trash.
  'trash.restore': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 404,
  },
  'cloning.competition': {
    input: ({ competition }) => ({ params: { id: competition }, body: { Name: '第二届' } }),
    others: 403,
    named: { organizer: 'ok', coOrganizer: 403, admin: 'ok' },
  },
  'archives.list': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 403,
    may: managers,
  },
  'archives.export': {
    input: ({ competition }) => ({ params: { id: competition }, body: { WithWorks: true } }),
    others: 403,
    may: managers,
  },
  // There is none yet.
  'archives.download': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 404,
  },
  'archives.import': {
    input: () => ({
      params: { shortName: 'whaletide' },
      body: { Archive: '0123456789abcdef0123456789abcdef' },
    }),
    others: 403,
    named: { organizer: 404, coOrganizer: 403, admin: 404 },
  },
  // There is none yet.
  'archives.cancelImport': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 404,
  },
  'cloning.task': {
    input: ({ task }) => ({ params: { id: task }, body: {} }),
    others: 403,
    may: managers,
  },
  'competitionRoles.list': {
    input: ({ competition }) => ({ query: { Competition: competition } }),
    others: 'nothing',
    named: ofManagers,
  },
  'competitionRoles.set': {
    input: ({ competition, teammate }) => ({
      params: { id: competition, userId: teammate },
      body: { Role: 'judge' },
    }),
    others: 403,
    may: ['organizer', 'admin'],
  },
  // The teammate has no role: who may take one away hears that.
  'competitionRoles.remove': {
    input: ({ competition, teammate }) => ({ params: { id: competition, userId: teammate } }),
    others: 403,
    named: { organizer: 404, coOrganizer: 403, admin: 404 },
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
    named: ofManagers,
  },
  'managing.excludeTask': {
    input: ({ task }) => ({ params: { id: task }, body: { Excluded: false } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  // None waits: who may apply one hears that.
  'managing.applyRescoring': {
    input: ({ task }) => ({ params: { id: task, rescoring: task } }),
    others: 403,
    named: { organizer: 409, admin: 409 },
  },
  'managing.rescoringMoves': {
    input: ({ task }) => ({
      params: { id: task, rescoring: task },
      query: { page: 1, perPage: 9 },
    }),
    others: 403,
    named: { organizer: 'nothing', admin: 'nothing' },
  },
  'managing.cancelRescoring': {
    input: ({ task }) => ({ params: { id: task } }),
    others: 403,
    named: ofManagers,
  },
  'managing.downloadSolution': {
    input: ({ task }) => ({ params: { id: task } }),
    others: 403,
    named: ofManagers,
  },
  'outcome.teams': {
    input: ({ competition }) => ({ params: { id: competition }, query: { page: 1, perPage: 9 } }),
    others: 403,
    named: ofManagers,
  },
  'outcome.waiting': {
    input: ({ competition }) => ({ query: { ids: competition } }),
    others: 'nothing',
    named: ofManagers,
  },
  'outcome.ban': {
    input: ({ team }) => ({ params: { id: team }, body: { Banned: false, Reason: '' } }),
    others: 403,
    named: ofManagers,
  },
  'exports.csv': {
    input: ({ competition }) => ({ params: { id: competition, kind: 'registrations' } }),
    others: 403,
    named: ofManagers,
  },
  'leaderboards.task.managed': {
    input: ({ task }) => ({
      params: { id: task },
      query: { page: 1, perPage: 10, Board: 'private' },
    }),
    others: 403,
    named: ofManagers,
  },
  'managing.retryTaskForecast': {
    input: ({ task }) => ({ params: { id: task }, body: {} }),
    others: 403,
    named: ofManagers,
  },
  'leaderboards.task.copyCheck': {
    input: ({ task }) => ({ params: { id: task } }),
    others: 403,
    named: ofManagers,
  },
  'leaderboards.task.startCopyCheck': {
    input: ({ task }) => ({ params: { id: task }, body: {} }),
    others: 403,
    named: ofManagers,
  },
  'leaderboards.stage.managed': {
    input: ({ stage }) => ({
      params: { id: stage },
      query: { page: 1, perPage: 10, Board: 'private' },
    }),
    others: 403,
    named: ofManagers,
  },
  'outcome.standings': {
    input: ({ stage }) => ({ params: { id: stage }, query: { Board: 'private' } }),
    others: 403,
    named: ofManagers,
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
    // It runs: who may ask hears that it has to end first.
    named: { organizer: 409, admin: 409 },
  },
  'outcome.withdrawRanking': {
    input: ({ competition }) => ({ params: { id: competition } }),
    others: 403,
    named: ofManagers,
  },
  'outcome.announce': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { Title: '公告', Content: '内容' },
    }),
    others: 403,
    named: ofManagers,
  },
  'registration.list': {
    input: ({ competition }) => ({
      params: { id: competition },
      query: { page: 1, perPage: 10, Status: 1 },
    }),
    others: 403,
    named: ofManagers,
  },
  'registration.get': {
    input: ({ competition, teammate }) => ({ params: { id: competition, userId: teammate } }),
    others: 403,
    named: ofManagers,
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
  'registration.reviewSeveral': {
    input: ({ competition, teammate }) => ({
      params: { id: competition },
      body: { Users: [teammate], RegisterStatus: 1 },
    }),
    others: 403,
    named: ofManagers,
  },
  'registration.configure': {
    input: ({ competition }) => ({ params: { id: competition }, body: settings }),
    others: 403,
    named: ofManagers,
  },
  'invitations.configure': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { invitationConfig: { LinkText: '一起来参赛', ShowLb: false, Notice: null } },
    }),
    others: 403,
    named: ofManagers,
  },
  'skills.setRules': {
    input: ({ competition }) => ({
      params: { id: competition },
      body: { SkillRules: [{ Type: 3, Skill: '竞赛实战', Stage: null, Task: null }] },
    }),
    others: 403,
    named: ofManagers,
  },
};
