import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, ListOf, Nullable, PageOf, Time } from '#shared/rest/common.ts';
import { MAX_PER_PAGE } from '#shared/rules/paging.ts';
import { SubmissionQuota } from '../submissions/rest/submissions.ts';
import { UploadRef } from '../uploads/rest.ts';

/** A team of one competition; everyone may see it. */
export const Team = Type.Object({
  _id: Id,
  Competition: Id,
  Name: Type.String(),
  /** Public address of the picture; null shows the first character of the name. */
  Image: Nullable(Type.String()),
  Description: Type.String(),
  /** Ids of members; the captain is one of them. */
  Captain: Id,
  Members: Type.Array(Id),
  /** True where others may apply: not closed by the captain, below the cap, not banned. */
  ReceiveApplication: Type.Boolean(),
  /** The same state the other way round, as the older calls name it. */
  IsFull: Type.Boolean(),
  /** Dissolved, or merged into another. */
  Deleted: Type.Boolean(),
  /** Its competition is over: teams stay as they are. */
  Settled: Type.Boolean(),
  /**
   * True if all members named the same university when they registered, and that university; for
   * competitions in which only members of one university may team up. True and null where the
   * competition doesn't require it.
   */
  UniversitySort: Type.Boolean(),
  University: Nullable(Type.String()),
  /** The post that is its work; null without one, and of a closed forum to all but its members. */
  WorkPost: Nullable(Id),
  CreateDate: Time,
});
export type Team = Static<typeof Team>;

/** 0 a team asks to be merged into another, 1 a captain removes a member, 2 a member leaves. */
export const applicationType = { merge: 0, removal: 1, leave: 2 } as const;

/** 0 pending, 1 accepted, 2 rejected by the recipient, 3 withdrawn by the sender. */
export const applicationStatus = { pending: 0, accepted: 1, rejected: 2, withdrawn: 3 } as const;

/**
 * A request that another has to consent to. A merge goes from `From` to `To`; a removal or a
 * leave is about `Member` of `Team`.
 */
export const TeamApplication = Type.Object({
  _id: Id,
  Type: Type.Integer({ minimum: 0, maximum: 2 }),
  Status: Type.Integer({ minimum: 0, maximum: 3 }),
  Competition: Id,
  From: Nullable(Id),
  To: Nullable(Id),
  Team: Nullable(Id),
  Member: Nullable(Id),
  Content: Type.String(),
  /** The member who asked. */
  Sender: Id,
  CreateDate: Time,
});
export type TeamApplication = Static<typeof TeamApplication>;

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** Team lists: 12 a page, all 100 of a call by ids. */
export const TEAMS_PER_PAGE = 12;
export const APPLICATIONS_PER_PAGE = MAX_PER_PAGE;

const Note = Type.String({ maxLength: 2_000 });

export const teamCalls = {
  /**
   * Everyone gets the same but for a WorkPost in a closed forum; with a token, members are
   * answered past any shared answer.
   */
  list: call({
    operation: 'teams.list',
    method: 'GET',
    path: '/v2/api/teams',
    access: 'either',
    refusals: ['BAD_USER_INPUT'],
    summary:
      'Teams by ids, deleted ones too; or the living teams of a competition whose name holds `Name`, oldest first',
    query: Type.Object({
      ids: Type.Optional(Ids),
      Competition: Type.Optional(Id),
      Name: Type.Optional(Type.String({ maxLength: 100 })),
      ...paging,
    }),
    response: PageOf(Team),
  }),
  get: call({
    operation: 'teams.get',
    method: 'GET',
    path: '/v2/api/teams/:id',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'One team; a banned one is there for its members and those who manage its competition alone',
    params: ById,
    response: Team,
  }),
  update: call({
    operation: 'teams.update',
    method: 'PUT',
    path: '/v2/api/teams/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Changes the team, by its captain: picture (an own upload for `avatar`, null removes it), name, description, whether it receives applications. Refused as teams/rules.ts says',
    params: ById,
    body: Type.Object({
      Image: Type.Optional(Nullable(UploadRef)),
      Name: Type.Optional(Type.String({ maxLength: 200, format: 'title' })),
      Description: Type.Optional(Type.String({ maxLength: 2_000 })),
      ReceiveApplication: Type.Optional(Type.Boolean()),
    }),
    response: Team,
  }),
  dissolve: call({
    operation: 'teams.dissolve',
    method: 'DELETE',
    path: '/v2/api/teams/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Dissolves the team, by its captain: each member gets a team of their own with the works that they submitted, and all submission counts of the team',
    params: ById,
    response: Done,
  }),
  quotas: call({
    operation: 'teams.quotas',
    method: 'GET',
    path: '/v2/api/teams/:id/quotas',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      "What the team has used of its tasks' limits, with `With` what both would have used together once merged. For members of one of the two",
    params: ById,
    query: Type.Object({ With: Type.Optional(Id) }),
    response: ListOf(SubmissionQuota),
  }),
  /** The older calls of the team page: other ways to the same. */
  setFull: call({
    operation: 'teams.setFull',
    method: 'PUT',
    path: '/api/teams/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Opens or closes the team for applications, by its captain',
    params: ById,
    body: Type.Object({ IsFull: Type.Boolean() }),
    response: Team,
  }),
  removeMember: call({
    operation: 'teams.removeMember',
    method: 'DELETE',
    path: '/api/teams/:id/members/:userId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Asks for the removal of a member, by the captain; or to leave, by the member. Both need consent',
    params: Type.Object({ id: Id, userId: Id }),
    response: TeamApplication,
  }),
  transfer: call({
    operation: 'teams.transfer',
    method: 'PUT',
    path: '/api/teams/:id/captain',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Makes another member captain, by the captain',
    params: ById,
    body: Type.Object({ userId: Id }),
    response: Team,
  }),
  apply: call({
    operation: 'teams.apply',
    method: 'POST',
    path: '/api/teams/:id/application',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: "Asks to merge the member's own team into this one, by its captain",
    params: ById,
    body: Type.Object({ content: Note }),
    response: TeamApplication,
  }),
};

export const applicationCalls = {
  list: call({
    operation: 'applications.list',
    method: 'GET',
    path: '/v2/api/applications',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Requests that the team, or the member in it, has received or sent, newest first. 404 for another team',
    query: Type.Object({
      Team: Id,
      received: Type.Boolean(),
      Status: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
      ...paging,
    }),
    response: PageOf(TeamApplication),
  }),
  pending: call({
    operation: 'applications.pending',
    method: 'GET',
    path: '/v2/api/user/pendingApplications',
    access: 'member',
    summary: "How many received requests wait in these teams, those of them that are the member's",
    query: Type.Object({ Team: Ids }),
    response: ListOf(Type.Object({ Team: Id, Count: Type.Integer() })),
  }),
  create: call({
    operation: 'applications.create',
    method: 'POST',
    path: '/v2/api/applications',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      "Type 0 {To, From, Content} asks to merge (From is the member's own team unless named), 1 {Team, Member} to remove a member, 2 {Team, Member} to leave. Refused as teams/rules.ts says",
    body: Type.Object({
      Type: Type.Integer({ minimum: 0, maximum: 2 }),
      To: Type.Optional(Id),
      From: Type.Optional(Id),
      Content: Type.Optional(Note),
      Team: Type.Optional(Id),
      Member: Type.Optional(Id),
    }),
    response: TeamApplication,
  }),
  answer: call({
    operation: 'applications.answer',
    method: 'PUT',
    path: '/v2/api/applications/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Accepts (1) or rejects (2) a pending request, by its recipient, or withdraws it (3), by its sender. 409 once it is no longer pending',
    params: ById,
    body: Type.Object({ Status: Type.Integer({ minimum: 1, maximum: 3 }) }),
    response: TeamApplication,
  }),
};
