import { type Static, Type } from 'typebox';
import { call } from '../../../shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Ids,
  Line,
  ListOf,
  Nullable,
  Prose,
  Time,
  TitleLine,
} from '../../../shared/rest/common.ts';
import { Competition } from '../../competitions/rest/competitions.ts';
import { CompetitionTask, metrics, Stage, submitTypes } from '../../competitions/rest/stages.ts';
import { FieldSettings } from '../../../shared/rest/fields.ts';
import { UploadKey } from '../../uploads/rest.ts';
import { competitionKinds } from '../../competitions/rules/competition-kind.ts';
import { eachTextKey } from '../../competitions/rules/competition-settings.ts';

/**
 * Calls by which organizers manage a competition, its stages and its tasks. The specification names
 * none; these are ours. All of them need a manager of the competition: others get 403 FORBIDDEN, or
 * 404 NOT_FOUND where it is a draft. Lengths and orders: rules/.
 */

/** IsSeriesCompetition and DetailType as one choice. */
const Kind = Type.Enum(competitionKinds);

/** Words that are typed before something is done that others would suffer from. */
const Confirmation = Type.Optional(Type.String({ maxLength: 20 }));

const CompetitionSettings = Type.Object({
  Name: TitleLine,
  ShortDescription: Line,
  Tags: Type.Array(Line, { maxItems: 50 }),
  StartDate: Time,
  EndDate: Nullable(Time),
  RegisterEndDate: Nullable(Time),
  /** 修改截止时间: needed to move a deadline that is near (managing/rules/deadlines.ts). */
  DeadlineConfirmation: Confirmation,
  /**
   * True where its stages and tasks move along with it (managing/rules/deadlines.ts: movedAlong).
   */
  MoveParts: Type.Optional(Type.Boolean()),
  MaxMembersPerTeam: Type.Integer(),
  TeamNameLocked: Type.Boolean(),
  TeamSameUniversity: Type.Boolean(),
  TeamNotification: Prose,
  /** In their order; one without an id is new. Type 1 may hold LaTeX. */
  Tabs: Type.Array(
    Type.Object({
      _id: Type.Optional(Id),
      Title: TitleLine,
      Content: Prose,
      Type: Type.Integer({ minimum: 0, maximum: 1 }),
    }),
    { maxItems: 50 },
  ),
  /** publishStatus, and what an organization competition opens to all. */
  PublishStatus: Type.Integer({ minimum: 1, maximum: 2 }),
  PublishAll: Type.Boolean(),
  PublishForum: Type.Boolean(),
  /** As long as it isn't published; absent keeps what there is, as with all that follows. */
  Kind: Type.Optional(Kind),
  /** A series of the same organization that the manager manages; null is none. */
  SeriesCompetition: Type.Optional(Nullable(Id)),
  /** Address of a series' own site, for a series alone; empty for none. */
  LandingUrl: Type.Optional(Line),
  /** Empty for none. */
  ...eachTextKey(() => Type.Optional(Line)),
  UseKLab: Type.Optional(Type.Boolean()),
  /** Changed by administrators of the site alone. */
  Sticky: Type.Optional(Type.Boolean()),
  /** Setting for a series alone. */
  RelatedCompetitionRegisterLimit: Type.Optional(Type.Boolean()),
  /** Keys of the manager's `post-image` uploads; null takes the picture away, absent keeps it. */
  Image: Type.Optional(Nullable(UploadKey)),
  ImageHeading: Type.Optional(Nullable(UploadKey)),
});
export type CompetitionSettings = Static<typeof CompetitionSettings>;

const StageSettings = Type.Object({
  Name: TitleLine,
  StartDate: Time,
  EndDate: Time,
  AwardWhaleCoin: Type.Integer(),
  ShowLeaderboard: Type.Boolean(),
  ShowPrivateLeaderboard: Type.Boolean(),
  /** 提前公开: needed to show a private board before the end (leaderboards/rules/private-board.ts). */
  PrivateBoardConfirmation: Confirmation,
  /** 修改截止时间: needed to move a deadline that is near (managing/rules/deadlines.ts). */
  DeadlineConfirmation: Confirmation,
  /** The qualification review; absent keeps what there is, an empty notice is none. */
  Agreement: Type.Optional(
    Type.Object({
      NeedAgreement: Type.Boolean(),
      AgreementFields: FieldSettings,
      AuthorizeNotice: Prose,
    }),
  ),
});
export type StageSettings = Static<typeof StageSettings>;

const Limit = Nullable(Type.Integer());

const TaskSettings = Type.Object({
  Name: TitleLine,
  Description: Prose,
  StartDate: Time,
  EndDate: Time,
  SubmitDisabled: Type.Boolean(),
  SubmissionNotice: Prose,
  ShowLeaderboard: Type.Boolean(),
  ShowPrivateLeaderboard: Type.Boolean(),
  /** 提前公开: needed to show a private board before the end (leaderboards/rules/private-board.ts). */
  PrivateBoardConfirmation: Confirmation,
  /** 修改截止时间: needed to move a deadline that is near (managing/rules/deadlines.ts). */
  DeadlineConfirmation: Confirmation,
  /** Absent keeps what the task has, as with all that may be absent below; a new one shows it. */
  ShowPrivateBestWork: Type.Optional(Type.Boolean()),
  /** Time at which the private board opens by itself; null is by hand alone. */
  PrivateLeaderboardDate: Type.Optional(Nullable(Time)),
  /** Keys of the manager's `asset` uploads, or of those that the task has. */
  Files: Type.Array(UploadKey, { maxItems: 50 }),
  /** Settings for a task of type 0. */
  Objective: Type.Optional(
    Type.Object({
      SubmitType: Type.Optional(Type.Enum(submitTypes)),
      AcceptExts: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 10 }),
      SizeLimit: Type.Integer(),
      IdColumn: Line,
      TargetColumn: Line,
      ReviewDailyLimit: Limit,
      ReviewLimit: Limit,
      Metric: Type.Enum(metrics),
      Sample: Nullable(UploadKey),
      /** Key of the manager's `solution` upload; absent keeps what the task has. */
      Solution: Type.Optional(UploadKey),
      /** True where members may know the labels of the solution. */
      PublicLabels: Type.Optional(Type.Boolean()),
      /** True where teams choose works for the private board; then how many, and until when. */
      PrivateLeaderboard: Type.Optional(Type.Boolean()),
      SelectionLimit: Type.Optional(Type.Integer()),
      SelectionEndDate: Type.Optional(Nullable(Time)),
    }),
  ),
  /** Settings for a task of type 1. */
  Subjective: Type.Optional(
    Type.Object({
      Fields: FieldSettings,
      ReviewDailyLimit: Limit,
      ReviewLimit: Limit,
      MaxScore: Type.Integer(),
    }),
  ),
});
export type TaskSettings = Static<typeof TaskSettings>;

export const SolutionLabel = Type.Object({ Value: Type.String(), Count: Type.Integer() });
export const SolutionSampleRow = Type.Object({ Cells: Type.Array(Type.String()) });

/** The reading of a task's solution. */
export const SolutionRows = Type.Object({
  Task: Id,
  /** Name of the file that it was read from; it, who stored it and when are null where not known. */
  FileName: Nullable(Type.String()),
  User: Nullable(Id),
  StoreDate: Nullable(Time),
  /** SHA-256 of the solution as it is downloaded, in hexadecimal digits. */
  Checksum: Nullable(Type.String()),
  /** Rows by what they count for. */
  Public: Type.Integer(),
  Private: Type.Integer(),
  /** UTF-8, GB18030, UTF-16LE or UTF-16BE. */
  Encoding: Type.String(),
  /** The sign between two cells. */
  Delimiter: Type.String(),
  Columns: Type.Array(Type.String()),
  /** The first five, long cells cut. */
  Rows: Type.Array(SolutionSampleRow),
  /** The 20 most frequent ones; none where the metric compares numbers. */
  Labels: Type.Array(SolutionLabel),
  /** Number of different labels; null where the metric compares numbers. */
  LabelsNumber: Nullable(Type.Integer()),
});
export type SolutionRows = Static<typeof SolutionRows>;

export const ManagedFile = Type.Object({
  Key: UploadKey,
  Name: TitleLine,
  /** Bytes. */
  Size: Type.Integer(),
});

/** Data of a task that only managers see. */
export const TaskManagement = Type.Object({
  Task: Id,
  Stage: Id,
  /** Null before one was uploaded. */
  Solution: Nullable(SolutionRows),
  Sample: Nullable(UploadKey),
  Files: Type.Array(ManagedFile),
  /** Works that teams have submitted. */
  Works: Type.Integer(),
  /** Number of them that are scored again when the solution, the metric or a column changes. */
  ScoredWorks: Type.Integer(),
});
export type TaskManagement = Static<typeof TaskManagement>;

export const managingCalls = {
  create: call({
    operation: 'managing.create',
    method: 'POST',
    path: '/api/organizations/:shortName/competitions',
    access: 'member',
    summary: 'Makes a draft of the organization; for its administrators and the site’s',
    params: Type.Object({ shortName: Type.String({ maxLength: 32 }) }),
    body: Type.Object({
      Name: TitleLine,
      StartDate: Time,
      EndDate: Time,
      /** Absent makes a competition. */
      Kind: Type.Optional(Kind),
    }),
    response: Competition,
  }),
  update: call({
    operation: 'managing.update',
    method: 'PUT',
    path: '/v2/api/competitions/:id/settings',
    access: 'member',
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
    summary:
      'Publishes the competition, or takes it back to a draft. 409 CONFLICT where something is missing, or somebody has registered',
    params: ById,
    body: Type.Object({ Published: Type.Boolean() }),
    response: Competition,
  }),
  remove: call({
    operation: 'managing.remove',
    method: 'DELETE',
    path: '/v2/api/competitions/:id',
    access: 'member',
    summary:
      'Deletes a draft with its stages, tasks, datasets and rules. 409 CONFLICT where it is published, somebody has registered, or there is what members have left there',
    params: ById,
    response: Done,
  }),
  createStage: call({
    operation: 'managing.createStage',
    method: 'POST',
    path: '/v2/api/stages',
    access: 'member',
    summary: 'Adds a stage',
    body: Type.Object({ Competition: Id, ...StageSettings.properties }),
    response: Stage,
  }),
  updateStage: call({
    operation: 'managing.updateStage',
    method: 'PUT',
    path: '/v2/api/stages/:id',
    access: 'member',
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
    summary: 'Removes a stage without tasks. 409 CONFLICT otherwise',
    params: ById,
    response: Done,
  }),
  createTask: call({
    operation: 'managing.createTask',
    method: 'POST',
    path: '/v2/api/tasks',
    access: 'member',
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
    method: 'PUT',
    path: '/v2/api/tasks/:id',
    access: 'member',
    summary:
      'Sets a task as a whole. Another solution, metric or column once there are works has them scored again, with `Rescore`; 409 CONFLICT without. 409 too for what would break answers that were given (shared/rules/form-settings.ts), and for the best score and the number of chosen works once there are works',
    params: ById,
    body: Type.Object({ ...TaskSettings.properties, Rescore: Type.Optional(Type.Boolean()) }),
    response: CompetitionTask,
  }),
  excludeTask: call({
    operation: 'managing.excludeTask',
    method: 'PUT',
    path: '/v2/api/tasks/:id/exclusion',
    access: 'member',
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
