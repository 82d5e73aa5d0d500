import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { InvitationConfig } from '#domains/invitations/rest.ts';
import { AuthorshipRule } from '#shared/rest/authorship.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { OrganizationReference } from '#domains/organizations/rest/organization-reference.ts';
import {
  RegisterBody,
  registrationSettings,
  SeriesCompetition,
} from '#domains/registration/rest/registration-form.ts';
import { CompetitionTask, PublicStage, Stage } from './stages.ts';
import { FIELD_KEY } from '#domains/activities/rules/activity-fields.ts';
import { MAX_DIFFICULTY } from '#domains/activities/rules/activity-types.ts';
import { viewerRoles } from '../rules/competition-roles.ts';
import { eachTextKey } from '../rules/competition-settings.ts';

/** 0 not started, 1 running, 2 ended. */
const CompetitionStatus = Type.Integer({ minimum: 0, maximum: 2 });

/** 0 activity, 1 competition; asked for as CompetitionEventType or CompetitionType alike. */
const EventType = Type.Integer({ minimum: 0, maximum: 1 });

const Difficulty = Type.Integer({ minimum: 1, maximum: MAX_DIFFICULTY });

/** Key of a field of activities: activities/rest.ts. */
export const FieldKey = Type.String({ pattern: FIELD_KEY });

/** Facts that activities alone have; a backend without activities leaves them out. */
const ofActivity = {
  /** 0 activity, 1 competition; a competition where it is absent. */
  CompetitionEventType: Type.Optional(EventType),
  Field: Type.Optional(Nullable(FieldKey)),
  /** 1 to 3; null where its organizer says nothing. */
  Difficulty: Type.Optional(Nullable(Difficulty)),
  /** Free text such as 6 小时. */
  EstimatedTime: Type.Optional(Nullable(Type.String())),
  Slogans: Type.Optional(Type.Array(Type.String())),
  Sponsor: Type.Optional(
    Nullable(Type.Object({ Name: Type.String(), Logo: Nullable(Type.String()) })),
  ),
  /** Members who teach it, in the organizer's order. */
  Tutors: Type.Optional(Type.Array(Id)),
  /** Activities with a larger number come first in their list. */
  Sequence: Type.Optional(Type.Integer()),
  /** Time of its live session; its address is for those registered: CompetitionState. */
  LiveStartDate: Type.Optional(Nullable(Time)),
  LiveEndDate: Type.Optional(Nullable(Time)),
};

/** 1 a competition of the community, 2 one of an organization, in the organization's own frame. */
export const publishStatus = { community: 1, organization: 2 } as const;

const summary = {
  _id: Id,
  Name: Type.String(),
  ShortDescription: Type.String(),
  /** Public address of the 16:9 cover; null shows a generated one. */
  Image: Nullable(Type.String()),
  /** Public address of the wide picture behind the detail page's heading. */
  ImageHeading: Nullable(Type.String()),
  ...eachTextKey(() => Nullable(Type.String())),
  UsersNumber: Type.Integer(),
  TeamsNumber: Type.Integer(),
  WorksNumber: Type.Integer(),
  /** Runs on the shared compute platform, shown as 统一算力. */
  UseKLab: Type.Boolean(),
  /** Whale coins that a registration costs; 0 is free. */
  EntranceFee: Type.Integer(),
  Tags: Type.Array(Type.Object({ Name: Type.String() })),
  Sticky: Type.Boolean(),
  StartDate: Time,
  EndDate: Nullable(Time),
  RegisterEndDate: Nullable(Time),
  Status: CompetitionStatus,
  IsSeriesCompetition: Type.Boolean(),
  /** Address of a series' own site; may come without its scheme. */
  LandingUrl: Nullable(Type.String()),
  /** Type of an activity (activities/rules/activity-types.ts); EXERCISE is a ranking activity (打榜). */
  DetailType: Nullable(Type.String()),
  ...ofActivity,
  MaxMembersPerTeam: Type.Integer(),
  /** A final ranking has been published: GET /v2/api/ranking/:id. */
  FinalRanking: Type.Boolean(),
  /** True where the coins of the final ranking were paid, after which it can't be taken back. */
  RankingPaid: Type.Optional(Type.Boolean()),
  /** False for a draft, which its managers alone see. */
  Published: Type.Boolean(),
  /** publishStatus: where it is held. */
  PublishStatus: Type.Integer(),
  /** Time at which its settings changed last, where that is known. */
  UpdateDate: Type.Optional(Time),
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
  /** Rule for works that a model has a part in. */
  AuthorshipRule,
  /** Markdown of the organizer, shown in the team tab. */
  TeamNotification: Nullable(Type.String()),
  Organization: Nullable(OrganizationReference),
  /** True where members may register for only one of the competitions of a series. */
  RelatedCompetitionRegisterLimit: Type.Boolean(),
  /** True where an organization competition is in the community's list too. */
  PublishAll: Type.Boolean(),
  /**
   * True where the forum of an organization competition is open to members who aren't registered.
   */
  PublishForum: Type.Boolean(),
  /** Way in which members invite others; null where they don't. */
  invitationConfig: Nullable(InvitationConfig),
  /** The columns beside it, in the organizer's order. */
  RelatedColumns: Type.Array(Id),
  /** Projects among its materials, in the organizer's order; some may be hidden by now. */
  Labs: Type.Array(Id),
  /** Markdown above its datasets; empty for none. */
  DatasetBindingDescription: Type.String(),
});
export type Competition = Static<typeof Competition>;

/** State of a competition for the calling member. */
export const CompetitionState = Type.Object({
  Competition: Id,
  /** 1 registered, 0 under review, -1 rejected; null when never registered. */
  registerStatus: Nullable(Type.Integer()),
  team: Nullable(Id),
  teamBanned: Type.Boolean(),
  /** Why it was; for its captain and its members alone. */
  teamBanReason: Nullable(Type.String()),
  currentStage: Nullable(Id),
  passedStages: Type.Array(Id),
  /** Stages the team has been promoted over, from 0. */
  CompetitionStatus: Type.Integer(),
  /** True where the member manages it: its organizer, its organization's administrators, ours. */
  manages: Type.Boolean(),
  /**
   * Role of the member in it; null for none. Absent where a backend knows no roles: then those who
   * manage it are its owners.
   */
  Role: Type.Optional(Nullable(Type.Enum(viewerRoles))),
  /** Address of an activity's live session, for members who are registered and its managers. */
  LiveUrl: Type.Optional(Nullable(Type.String())),
});
export type CompetitionState = Static<typeof CompetitionState>;

export const CompetitionTag = Type.Object({ Name: Type.String(), Count: Type.Integer() });
export type CompetitionTag = Static<typeof CompetitionTag>;

/** Newest start, soonest end of registration or else of all, most members first. */
const competitionSorts = ['-StartDate', 'EndDate', '-UsersNumber'] as const;
export type CompetitionSort = (typeof competitionSorts)[number];

/** Filters of activities beside their type. */
const activityFilters = {
  CompetitionEventType: Type.Optional(EventType),
  CompetitionType: Type.Optional(EventType),
  DetailType: Type.Optional(Type.String({ maxLength: 32 })),
  field: Type.Optional(FieldKey),
  Difficulty: Type.Optional(Difficulty),
};

export const competitionCalls = {
  list: call({
    operation: 'competitions.list',
    method: 'GET',
    path: '/v2/api/competitionsCommunity',
    access: 'public',
    summary:
      'Published competitions: running (sticky, then newest start), to begin (soonest start), ended (newest end). Children of a series come inside it only. With sort those of each of the three are in that order. Activities alone (type 0) are in the order -Sticky -Sequence -EndDate -StartDate, those of a series among them, endless ones before those that end',
    query: Type.Object({
      ...Paging(12),
      Status: Type.Optional(CompetitionStatus),
      Name: Type.Optional(Type.String({ maxLength: 200 })),
      Tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
      sort: Type.Optional(Type.Enum(competitionSorts)),
      ...activityFilters,
      seriesDisabled: Type.Optional(Type.Boolean()),
      /**
       * Competitions of this organization alone; its own pages show them even where the community's
       * don't.
       */
      Organization: Type.Optional(Id),
    }),
    response: PageOf(CompetitionSummary),
  }),
  tags: call({
    operation: 'competitions.tags',
    method: 'GET',
    path: '/v2/api/competitionTags',
    access: 'public',
    summary: 'The 30 most used tags of published competitions, with how many bear each',
    response: ListOf(CompetitionTag),
  }),
  mine: call({
    operation: 'competitions.mine',
    method: 'GET',
    path: '/v2/api/user/competitions',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'Competitions that the member has registered for, in the order of the list; activities alone without their Sequence',
    query: Type.Object({
      ...Paging(12),
      ...activityFilters,
      Status: Type.Optional(CompetitionStatus),
      /** The member themselves, whom the token names already; those of others are refused. */
      User: Type.Optional(Id),
    }),
    response: PageOf(CompetitionSummary),
  }),
  /** The path is ours to choose: the specification doesn't show it. */
  ofMember: call({
    operation: 'competitions.ofMember',
    method: 'GET',
    path: '/v2/api/users/:id/competitions',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Competitions of the community that a member has registered for, in the order of the list; none to others where the profile is hidden',
    params: ById,
    query: Type.Object({ ...Paging(12), ...activityFilters }),
    response: PageOf(CompetitionSummary),
  }),
  byIds: call({
    operation: 'competitions.byIds',
    method: 'GET',
    path: '/v2/api/competitions',
    access: 'either',
    serviceAccounts: true,
    summary: 'Competitions by ids; unpublished ones to those who manage them only',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Competition),
  }),
  get: call({
    operation: 'competitions.get',
    method: 'GET',
    path: '/v2/api/competitions/:id',
    access: 'either',
    serviceAccounts: true,
    refusals: ['NOT_FOUND'],
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
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Registers the member, who gets a team of their own at once or when an organizer has passed the registration. Refused as competitions/rules/competitions.ts and rules/registration*.ts say',
    params: ById,
    body: RegisterBody,
    response: CompetitionState,
  }),
  stages: call({
    operation: 'competitions.stages',
    method: 'GET',
    path: '/v2/api/stages',
    access: 'either',
    serviceAccounts: true,
    refusals: ['BAD_USER_INPUT'],
    summary: 'Stages by ids or of competitions, by their start; at most 1,000',
    query: Type.Object({ ids: Type.Optional(Ids), Competition: Type.Optional(Ids) }),
    response: ListOf(Stage),
  }),
  stage: call({
    operation: 'competitions.stage',
    method: 'GET',
    path: '/v2/api/stages/:id/publicDetail',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary: 'What everyone may know of a stage of a published competition',
    params: ById,
    response: PublicStage,
  }),
  tasks: call({
    operation: 'competitions.tasks',
    method: 'GET',
    path: '/v2/api/tasks',
    access: 'either',
    serviceAccounts: true,
    refusals: ['BAD_USER_INPUT'],
    summary: 'Tasks by ids or of stages, in their order; at most 1,000. See IsOpen',
    query: Type.Object({ ids: Type.Optional(Ids), Stage: Type.Optional(Ids) }),
    response: ListOf(CompetitionTask),
  }),
  task: call({
    operation: 'competitions.task',
    method: 'GET',
    path: '/v2/api/tasks/:id',
    access: 'either',
    serviceAccounts: true,
    refusals: ['NOT_FOUND'],
    summary: 'One task. See IsOpen',
    params: ById,
    response: CompetitionTask,
  }),
};
