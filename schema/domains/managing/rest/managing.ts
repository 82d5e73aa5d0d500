import { Type } from 'typebox';
import { TRASH_DAYS } from '../rules/trash.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, Line, ListOf, Prose, Time, TitleLine } from '#shared/rest/common.ts';
import { Competition } from '#domains/competitions/rest/competitions.ts';
import { CompetitionTask, Stage } from '#domains/competitions/rest/stages.ts';
import {
  Checklist,
  CompetitionSettings,
  Kind,
  StageSettings,
  TaskManagement,
  TaskSettings,
} from './managing-documents.ts';

/**
 * Calls by which organizers manage a competition, its stages and its tasks. The specification names
 * none; these are ours. All of them need a manager of the competition: others get 403 FORBIDDEN, or
 * 404 NOT_FOUND where it is a draft. Lengths and orders: rules/.
 */
export const managingCalls = {
  create: call({
    operation: 'managing.create',
    method: 'POST',
    path: '/api/organizations/:shortName/competitions',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Makes a draft of the organization; for its administrators and the site’s',
    params: Type.Object({ shortName: Type.String({ maxLength: 32 }) }),
    body: Type.Object({
      Name: TitleLine,
      StartDate: Time,
      EndDate: Time,
      /** Absent makes a competition. */
      Kind: Type.Optional(Kind),
      /** Type of an activity; WORKSHOP where it is absent. */
      DetailType: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    response: Competition,
  }),
  update: call({
    operation: 'managing.update',
    method: 'PUT',
    path: '/v2/api/competitions/:id/settings',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Sets what an organizer says of the competition, as a whole. 409 CONFLICT where a published one would have no content page',
    params: ById,
    body: CompetitionSettings,
    response: Competition,
  }),
  publish: call({
    operation: 'managing.publish',
    method: 'PUT',
    path: '/v2/api/competitions/:id/published',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Publishes the competition, or takes it back to a draft. 409 CONFLICT where something is missing, or somebody has registered',
    params: ById,
    body: Type.Object({ Published: Type.Boolean() }),
    response: Competition,
  }),
  checklists: call({
    operation: 'managing.checklists',
    method: 'GET',
    path: '/v2/api/competitionChecklists',
    access: 'member',
    summary:
      'What is looked at before these competitions are published; those of others are left out',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Checklist),
  }),
  remove: call({
    operation: 'managing.remove',
    method: 'DELETE',
    path: '/v2/api/competitions/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: `Moves a competition into the trash, where no one sees it; after ${TRASH_DAYS} days it goes with all that belongs to it (trash.ts). For its owners; 409 CONFLICT once its final ranking is published, and for a series that holds competitions`,
    params: ById,
    response: Done,
  }),
  createStage: call({
    operation: 'managing.createStage',
    method: 'POST',
    path: '/v2/api/stages',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Adds a stage',
    body: Type.Object({ Competition: Id, ...StageSettings.properties }),
    response: Stage,
  }),
  updateStage: call({
    operation: 'managing.updateStage',
    method: 'PUT',
    path: '/v2/api/stages/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Sets a stage as a whole. 409 CONFLICT where promoted teams would change their stage, or qualification reviews that were handed in would break (shared/rules/form-settings.ts)',
    params: ById,
    body: StageSettings,
    response: Stage,
  }),
  removeStage: call({
    operation: 'managing.removeStage',
    method: 'DELETE',
    path: '/v2/api/stages/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Removes a stage without tasks. 409 CONFLICT otherwise',
    params: ById,
    response: Done,
  }),
  createTask: call({
    operation: 'managing.createTask',
    slow: true,
    method: 'POST',
    path: '/v2/api/tasks',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: 'Adds a task at the end of its stage',
    body: Type.Object({
      Stage: Id,
      TaskType: Type.Integer({ minimum: 0, maximum: 1 }),
      ...TaskSettings.properties,
    }),
    response: CompetitionTask,
  }),
  updateTask: call({
    operation: 'managing.updateTask',
    slow: true,
    method: 'PUT',
    path: '/v2/api/tasks/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Sets a task as a whole. Another solution, metric or column once there are works has them scored again, with `Rescore`; 409 CONFLICT without. 409 too for what would break answers that were given (shared/rules/form-settings.ts), and for the best score and the number of chosen works once there are works',
    params: ById,
    body: Type.Object({
      ...TaskSettings.properties,
      Rescore: Type.Optional(Type.Boolean()),
      /** Why, and whether members read that beside the board; needed with Rescore. */
      RescoreReason: Type.Optional(Line),
      PublishRescoreReason: Type.Optional(Type.Boolean()),
      /** True lets it become effective only once a manager has seen who moves. */
      ReviewRescoring: Type.Optional(Type.Boolean()),
    }),
    response: CompetitionTask,
  }),
  excludeTask: call({
    operation: 'managing.excludeTask',
    method: 'PUT',
    path: '/v2/api/tasks/:id/exclusion',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Takes a task out of the ranking, with a reason that the teams see and hear of, or puts it back in: its boards close, and stages no longer count it, at once. 409 CONFLICT where it is so already, and once the final ranking is published',
    params: ById,
    body: Type.Object({ Excluded: Type.Boolean(), Reason: Type.Optional(Prose) }),
    response: CompetitionTask,
  }),
  downloadSolution: call({
    operation: 'managing.downloadSolution',
    method: 'GET',
    path: '/v2/api/tasks/:id/solution',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'The hidden solution that a task’s works are scored by, as CSV in UTF-8; for those who manage the competition, each time with an entry in the log. 404 before one was uploaded',
    params: ById,
    response: Type.Unknown(),
  }),
  removeTask: call({
    operation: 'managing.removeTask',
    method: 'DELETE',
    path: '/v2/api/tasks/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Removes a task without works. 409 CONFLICT otherwise',
    params: ById,
    response: Done,
  }),
  taskManagement: call({
    operation: 'managing.taskManagement',
    method: 'GET',
    path: '/v2/api/taskManagement',
    access: 'member',
    summary: 'What only managers see of the tasks of these stages; those of others are left out',
    query: Type.Object({ Stage: Ids }),
    response: ListOf(TaskManagement),
  }),
};
