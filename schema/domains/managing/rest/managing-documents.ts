import { type Static, Type } from 'typebox';
import { Id, Line, Nullable, Prose, Time, TitleLine } from '#shared/rest/common.ts';
import { CustomMetricSource } from '#domains/competitions/rest/custom-metric.ts';
import { ScoreRange } from '#domains/competitions/rest/task-scores.ts';
import { AuthorshipRule } from '#shared/rest/authorship.ts';
import { FieldSettings } from '#shared/rest/fields.ts';
import { UploadKey } from '#domains/uploads/rest.ts';
import { competitionKinds } from '#domains/competitions/rules/competition-kind.ts';
import { FieldKey } from '#domains/competitions/rest/competitions.ts';
import { eachTextKey } from '#domains/competitions/rules/competition-settings.ts';
import { Rescoring } from './rescoring.ts';
import { ObjectiveSent } from './objective-sent.ts';
import { checklistPanels } from '../rules/checklist.ts';

/** IsSeriesCompetition and DetailType as one choice. */
export const Kind = Type.Enum(competitionKinds);

/** Words that are typed before something is done that others would suffer from. */
const Confirmation = Type.Optional(Type.String({ maxLength: 20 }));

/** Settings that activities alone have: activities/rules/activity-settings.ts. */
export const ActivitySettings = Type.Object({
  DetailType: Type.String({ maxLength: 32 }),
  Field: Nullable(FieldKey),
  Difficulty: Nullable(Type.Integer()),
  /** Empty for none, as all texts here. */
  EstimatedTime: Line,
  /** Members in their order. */
  Tutors: Type.Array(Id, { maxItems: 50 }),
  /** Null for none. */
  SponsorName: Nullable(TitleLine),
  /** Key of a `post-image` upload of the manager; null takes the logo away, absent keeps it. */
  SponsorLogo: Type.Optional(Nullable(UploadKey)),
  Slogans: Type.Array(Line, { maxItems: 50 }),
  LiveUrl: Line,
  LiveStartDate: Nullable(Time),
  LiveEndDate: Nullable(Time),
  /** Changed by administrators of the site alone; absent keeps it. */
  Sequence: Type.Optional(Type.Integer()),
});
export type ActivitySettings = Static<typeof ActivitySettings>;

export const CompetitionSettings = Type.Object({
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
  /**
   * True has boards of tasks that have begun follow the prize, where that becomes money or isn't any
   * more; else they stay protected or unprotected as they are.
   */
  BoardsFollowAward: Type.Optional(Type.Boolean()),
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
  AuthorshipRule: Type.Optional(AuthorshipRule),
  /** Changed by administrators of the site alone. */
  Sticky: Type.Optional(Type.Boolean()),
  /** Setting for a series alone. */
  RelatedCompetitionRegisterLimit: Type.Optional(Type.Boolean()),
  /** Settings of an activity alone. */
  Activity: Type.Optional(ActivitySettings),
  /** Keys of the manager's `post-image` uploads; null takes the picture away, absent keeps it. */
  Image: Type.Optional(Nullable(UploadKey)),
  ImageHeading: Type.Optional(Nullable(UploadKey)),
});
export type CompetitionSettings = Static<typeof CompetitionSettings>;

export const StageSettings = Type.Object({
  Name: TitleLine,
  StartDate: Time,
  EndDate: Time,
  /**
   * Stage of the competition at whose end it begins, whatever `StartDate` says; null for a start of
   * its own, absent leaves it as it is (competitions/rules/following-stages.ts).
   */
  BeginsAfter: Type.Optional(Nullable(Id)),
  AwardWhaleCoin: Type.Integer(),
  /** Markdown of what is learned in it; absent leaves it as it is. */
  Lesson: Type.Optional(Prose),
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

export const TaskSettings = Type.Object({
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
  /** True takes works after the end, for practice; absent keeps what there is, a new task takes none. */
  TakesLateWorks: Type.Optional(Type.Boolean()),
  /** Hours before the end in which the public board stands still; null is none. */
  FrozenHours: Type.Optional(Nullable(Type.Integer())),
  /** Keys of the manager's `asset` uploads, or of those that the task has. */
  Files: Type.Array(UploadKey, { maxItems: 50 }),
  /** Settings for a task of type 0. */
  Objective: Type.Optional(ObjectiveSent),
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
  AnsweredSample: Nullable(UploadKey),
  /** As the settings say; null is the solution's own bound, and no group. */
  PredictionMin: Nullable(Type.Number()),
  PredictionMax: Nullable(Type.Number()),
  GroupColumn: Nullable(Type.String()),
  /** Bounds of the further scores, in their order. */
  FurtherRanges: Type.Array(ScoreRange),
  /** Header of the first score on boards; null is the metric's name. */
  ScoreName: Nullable(Type.String()),
  /** Null where no score is of a metric of the manager's own. */
  CustomMetric: Nullable(CustomMetricSource),
  Files: Type.Array(ManagedFile),
  /** Works that teams have submitted. */
  Works: Type.Integer(),
  /** Number of them that are scored again when the solution, the metric or a column changes. */
  ScoredWorks: Type.Integer(),
  /** Changes of its scoring, the newest first; at most three. */
  Rescorings: Type.Array(Rescoring),
});
export type TaskManagement = Static<typeof TaskManagement>;

/** One point of what is looked at before a competition is published: rules/checklist.ts. */
export const ChecklistItem = Type.Object({
  Key: Type.String(),
  Title: Type.String(),
  /** Null where nothing is missing. */
  Missing: Nullable(Type.String()),
  /** True where publishing is refused without it. */
  Needed: Type.Boolean(),
  /** Panel of the managing area where it is mended. */
  Panel: Type.Enum(checklistPanels),
});
export type ChecklistItem = Static<typeof ChecklistItem>;

/** All points of one competition, in the order in which an organizer fills it in. */
export const Checklist = Type.Object({ Competition: Id, Items: Type.Array(ChecklistItem) });
export type Checklist = Static<typeof Checklist>;
