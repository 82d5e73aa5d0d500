import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { InvitationConfig } from './invitations.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from './common.ts';
import { FieldDefinition } from './fields.ts';
import { RegisterBody, registrationSettings, SeriesCompetition } from './registration-form.ts';

/** 0 not started, 1 running, 2 ended (spec 2, section 3). */
export const CompetitionStatus = Type.Integer({ minimum: 0, maximum: 2 });

/** 0 activity, 1 competition; asked for as CompetitionEventType or CompetitionType alike. */
const EventType = Type.Integer({ minimum: 0, maximum: 1 });

/** 1 a competition of the community, 2 one of an organisation, in the organisation's own frame. */
export const publishStatus = { community: 1, organisation: 2 } as const;

const summary = {
  _id: Id,
  Name: Type.String(),
  ShortDescription: Type.String(),
  /** Public address of the 16:9 cover; null shows a generated one. */
  Image: Nullable(Type.String()),
  /** Public address of the wide picture behind the detail page's heading. */
  ImageHeading: Nullable(Type.String()),
  /** Free text such as ¥50,000. */
  Award: Nullable(Type.String()),
  DisplayLabel: Nullable(Type.String()),
  UsersNumber: Type.Integer(),
  TeamsNumber: Type.Integer(),
  WorksNumber: Type.Integer(),
  /** Runs on the shared compute platform, shown as 统一算力. */
  UseKLab: Type.Boolean(),
  Tags: Type.Array(Type.Object({ Name: Type.String() })),
  Sticky: Type.Boolean(),
  StartDate: Time,
  EndDate: Nullable(Time),
  RegisterEndDate: Nullable(Time),
  Status: CompetitionStatus,
  IsSeriesCompetition: Type.Boolean(),
  /** Where a series has its own site; may come without its scheme. */
  LandingUrl: Nullable(Type.String()),
  /** EXERCISE is a ranking activity (打榜). */
  DetailType: Nullable(Type.String()),
  MaxMembersPerTeam: Type.Integer(),
  /** A final ranking has been published: GET /v2/api/ranking/:id. */
  FinalRanking: Type.Boolean(),
  /** False for a draft, which its managers alone see. */
  Published: Type.Boolean(),
  /** publishStatus: where it is held. */
  PublishStatus: Type.Integer(),
};

/** A competition as lists show it. */
export const CompetitionSummary = Type.Object({
  ...summary,
  /** The children of a series competition, else absent. */
  childrenCompetitions: Type.Optional(Type.Array(Type.Object(summary))),
});
export type CompetitionSummary = Static<typeof CompetitionSummary>;

/** Type 1 is rendered LaTeX-capable, any other number as plain markdown. */
export const ContentTab = Type.Object({
  _id: Id,
  Title: Type.String(),
  Content: Type.String(),
  Type: Type.Integer(),
});
export type ContentTab = Static<typeof ContentTab>;

/** The organisation that runs a competition. */
export const OrganizationReference = Type.Object({
  _id: Id,
  ShortName: Type.String(),
  Name: Type.String(),
});

/** A competition with what only its own page shows. */
export const Competition = Type.Object({
  ...CompetitionSummary.properties,
  Tabs: Type.Array(ContentTab),
  ...registrationSettings,
  /** Null for a competition of its own. */
  SeriesCompetition: Nullable(SeriesCompetition),
  /** Names of teams stay as they are. */
  TeamNameLocked: Type.Boolean(),
  /** Only members of one university may team up. */
  TeamSameUniversity: Type.Boolean(),
  /** Markdown of the organiser, shown in the team tab. */
  TeamNotification: Nullable(Type.String()),
  Organization: Nullable(OrganizationReference),
  /** Of a series: whether one may register for one of its competitions only. */
  RelatedCompetitionRegisterLimit: Type.Boolean(),
  /** Whether an organisation competition stands in the community's list too. */
  PublishAll: Type.Boolean(),
  /** Whether the forum of an organisation competition is open to those who aren't registered. */
  PublishForum: Type.Boolean(),
  /** How members invite others; null where they don't. */
  invitationConfig: Nullable(InvitationConfig),
  /** The columns beside it, in the organiser's order. */
  RelatedColumns: Type.Array(Id),
  /** Markdown above its datasets; empty for none. */
  DatasetBindingDescription: Type.String(),
});
export type Competition = Static<typeof Competition>;

export const Stage = Type.Object({
  _id: Id,
  Competition: Id,
  Name: Type.String(),
  StartDate: Time,
  EndDate: Time,
  /** Whale coins for each member of a promoted team. */
  AwardWhaleCoin: Type.Integer(),
  ShowLeaderboard: Type.Boolean(),
  ShowPrivateLeaderboard: Type.Boolean(),
  /** A team submits works only after its qualification review: AgreementFields. */
  NeedAgreement: Type.Boolean(),
  AgreementFields: Type.Array(FieldDefinition),
  /** Markdown to agree to before the qualification review is handed in; null asks nothing. */
  AuthorizeNotice: Nullable(Type.String()),
});
export type Stage = Static<typeof Stage>;

/** The ways to score a result file; `rmse` and `mae` rank the smaller score first. */
export const metrics = ['accuracy', 'macroF1', 'rmse', 'mae', 'auc'] as const;
export type Metric = (typeof metrics)[number];

/** How result files come: from the page, or by the captain's upload token. */
export const submitTypes = ['file', 'token'] as const;

export const ObjectiveTaskInfo = Type.Object({
  SubmitType: Type.Enum(submitTypes),
  /** With their dot: `.csv`. */
  AcceptExts: Type.Array(Type.String()),
  /** Largest result file, in KB of 1,024 bytes. */
  SizeLimit: Type.Integer(),
  SampleFileDownloadUrl: Nullable(Type.String()),
  /** Header of the result file: the id column, then the column of the prediction. */
  IdColumn: Type.String(),
  TargetColumn: Type.String(),
  /** Works a day and in all; null is without limit. */
  ReviewDailyLimit: Nullable(Type.Integer()),
  ReviewLimit: Nullable(Type.Integer()),
  Metric: Type.Enum(metrics),
  HigherIsBetter: Type.Boolean(),
  /** Whether teams choose works for a private board. */
  PrivateLeaderboard: Type.Boolean(),
  /** How many works a team may choose, and until when; null is the task's end. */
  SelectionLimit: Type.Integer(),
  SelectionEndDate: Nullable(Time),
});

/** The form of a task that people review, and how often it may be handed in. */
export const SubjectiveTaskInfo = Type.Object({
  SubmissionFields: Type.Array(FieldDefinition),
  ReviewDailyLimit: Nullable(Type.Integer()),
  ReviewLimit: Nullable(Type.Integer()),
  /** The best score that a reviewer can give; 0 is the worst. */
  MaxScore: Type.Number(),
});

/** A file that a task hands out: training data, test data without labels. Size in bytes. */
export const DataFile = Type.Object({
  Name: Type.String(),
  Url: Type.String(),
  Size: Type.Integer(),
});

/** A task of a stage (the spec's Task; a member's quest is another thing). */
export const CompetitionTask = Type.Object({
  _id: Id,
  Stage: Id,
  Competition: Id,
  Name: Type.String(),
  /**
   * Whether the asking may read what the task is about: who manages it, and from the stage's start
   * the members of teams that have come to it. To others Description, Files, the sample and the
   * fields of the form are empty.
   */
  IsOpen: Type.Boolean(),
  /** Markdown. */
  Description: Type.String(),
  /** 0 a file reviewed automatically, 1 a form reviewed by people. */
  TaskType: Type.Integer(),
  StartDate: Time,
  EndDate: Time,
  SubmitDisabled: Type.Boolean(),
  SubmissionNotice: Nullable(Type.String()),
  ShowLeaderboard: Type.Boolean(),
  ShowPrivateLeaderboard: Type.Boolean(),
  /** Whether a team sees its best private work once the private board is open. */
  ShowPrivateBestWork: Type.Boolean(),
  /** When the private board opens by itself, as ShowPrivateLeaderboard then says; null is by hand. */
  PrivateLeaderboardDate: Nullable(Time),
  Files: Type.Array(DataFile),
  /** Present when TaskType is 0. */
  ObjectiveTaskInfo: Nullable(ObjectiveTaskInfo),
  /** Present when TaskType is 1. */
  SubjectiveTaskInfo: Nullable(SubjectiveTaskInfo),
});
export type CompetitionTask = Static<typeof CompetitionTask>;

/** What a competition is to the member who asks (spec 2, section 3: userData). */
export const CompetitionState = Type.Object({
  Competition: Id,
  /** 1 registered, 0 under review, -1 rejected; null when never registered. */
  registerStatus: Nullable(Type.Integer()),
  team: Nullable(Id),
  teamBanned: Type.Boolean(),
  currentStage: Nullable(Id),
  passedStages: Type.Array(Id),
  /** Stages the team has been promoted over, from 0. */
  CompetitionStatus: Type.Integer(),
  /** Whether the member manages it: its organiser, its organisation's administrators, ours. */
  manages: Type.Boolean(),
});
export type CompetitionState = Static<typeof CompetitionState>;

export const competitionCalls = {
  list: call({
    operation: 'competitions.list',
    method: 'GET',
    path: '/v2/api/competitionsCommunity',
    access: 'public',
    summary:
      'Published competitions: ongoing first (sticky, then newest start), ended after (newest end). Children of a series come inside it only',
    query: Type.Object({
      ...Paging(12),
      Status: Type.Optional(CompetitionStatus),
      Name: Type.Optional(Type.String({ maxLength: 200 })),
      CompetitionEventType: Type.Optional(EventType),
      CompetitionType: Type.Optional(EventType),
      DetailType: Type.Optional(Type.String({ maxLength: 32 })),
      seriesDisabled: Type.Optional(Type.Boolean()),
    }),
    response: PageOf(CompetitionSummary),
  }),
  byIds: call({
    operation: 'competitions.byIds',
    method: 'GET',
    path: '/v2/api/competitions',
    access: 'either',
    summary: 'Competitions by ids; unpublished ones to those who manage them only',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Competition),
  }),
  get: call({
    operation: 'competitions.get',
    method: 'GET',
    path: '/v2/api/competitions/:id',
    access: 'either',
    summary: 'One competition',
    params: ById,
    response: Competition,
  }),
  states: call({
    operation: 'competitions.states',
    method: 'GET',
    path: '/v2/api/user/competitionStates',
    access: 'member',
    summary: 'What these competitions are to the member, one entry for each id that exists',
    query: Type.Object({ ids: Ids }),
    response: ListOf(CompetitionState),
  }),
  register: call({
    operation: 'competitions.register',
    method: 'POST',
    path: '/v2/api/competitions/:id',
    access: 'member',
    summary:
      'Registers the member, who gets a team of their own at once or when an organiser has passed the registration. Refused as rules/competitions.ts and rules/registration*.ts say',
    params: ById,
    body: RegisterBody,
    response: CompetitionState,
  }),
  stages: call({
    operation: 'competitions.stages',
    method: 'GET',
    path: '/v2/api/stages',
    access: 'either',
    summary: 'Stages by ids or of competitions, by their start; at most 1,000',
    query: Type.Object({ ids: Type.Optional(Ids), Competition: Type.Optional(Ids) }),
    response: ListOf(Stage),
  }),
  tasks: call({
    operation: 'competitions.tasks',
    method: 'GET',
    path: '/v2/api/tasks',
    access: 'either',
    summary: 'Tasks by ids or of stages, in their order; at most 1,000. See IsOpen',
    query: Type.Object({ ids: Type.Optional(Ids), Stage: Type.Optional(Ids) }),
    response: ListOf(CompetitionTask),
  }),
  task: call({
    operation: 'competitions.task',
    method: 'GET',
    path: '/v2/api/tasks/:id',
    access: 'either',
    summary: 'One task. See IsOpen',
    params: ById,
    response: CompetitionTask,
  }),
};
