import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { Authorship, ModelName } from '#shared/rest/authorship.ts';
import { FieldAnswer, FieldInputs } from '#shared/rest/fields.ts';
import { UploadKey, UploadRef } from '#domains/uploads/rest.ts';

/** A note; longer ones than submissions/rules/submissions.ts allows are refused at their field. */
const Note = Type.String({ maxLength: 2_000 });

/** 0 pending, 1 reviewed, -3 invalidated, -1 an error of the file, -2 a failure of the platform. */
export const workStatus = {
  pending: 0,
  reviewed: 1,
  fileError: -1,
  platformError: -2,
  invalidated: -3,
} as const;

/** Predictions that were taken for a bound of the range that counts, before a file was scored. */
export const ClippedPredictions = Type.Object({
  /** Number of them, of all rows of the file. */
  Count: Type.Integer(),
  /** The bounds that the organizer set; null where they are the solution's own. */
  Min: Nullable(Type.Number()),
  Max: Nullable(Type.Number()),
});

/** One submission of a team to a task; readable by the team, the organizer and administrators. */
export const Work = Type.Object({
  _id: Id,
  Task: Id,
  Team: Id,
  /** While it is, its works stand on no board. */
  TeamBanned: Type.Boolean(),
  Competition: Id,
  /** The member who submitted it. */
  User: Id,
  Status: Type.Integer(),
  /** Why it was taken out; null unless it is. */
  InvalidReason: Nullable(Type.String()),
  UploadDate: Time,
  /** True where it was submitted after the end, for practice. */
  Late: Type.Boolean(),
  ReviewDate: Nullable(Time),
  /** Set for a task that is scored from a file. */
  ObjectiveWorkInfo: Nullable(
    Type.Object({
      /** Chosen by the team for the private board. */
      Selected: Type.Boolean(),
      ResultFileRealName: Type.String(),
      /** Bytes. */
      ResultFileSize: Type.Integer(),
      /** Address at which its readers download it; null once the file is no longer kept. */
      ResultFileUrl: Nullable(Type.String()),
      /** True where a scoring worker told something about it. */
      HasReport: Type.Boolean(),
      /** Rows whose prediction is no label of the solution; null where predictions are numbers. */
      UnknownLabels: Nullable(Type.Integer()),
      PublicReviewResult: Type.Object({
        Score: Nullable(Type.Number()),
        /** The task's further scores in their order; empty until reviewed. */
        Further: Type.Array(Type.Number()),
        /** Chinese; what was wrong with the file. */
        ReviewErrorMessage: Nullable(Type.String()),
      }),
      /**
       * True where the board is protected and the work isn't significantly better than the best that
       * the team was shown: its public score is told to managers alone.
       */
      NoImprovement: Type.Boolean(),
      /**
       * Shown to managers of the competition. For the team it is null until the private board of
       * the task is open; for a work submitted after that, until the task's end.
       */
      PrivateReviewResult: Nullable(
        Type.Object({ Score: Nullable(Type.Number()), Further: Type.Array(Type.Number()) }),
      ),
      /** Step to whose multiples the public score is rounded; null where it isn't by a step. */
      RoundingStep: Nullable(Type.Number()),
      /**
       * Null where none were, and on a protected board where that would tell of the solution.
       */
      Clipped: Nullable(ClippedPredictions),
    }),
  ),
  /** Set for a task that people review: the answers, and the mean of the reviewers' scores. */
  SubjectiveWorkInfo: Nullable(
    Type.Object({ Score: Nullable(Type.Number()), Answers: Type.Array(FieldAnswer) }),
  ),
  /** Reviews of the work, oldest first; empty for a task that is scored from a file. */
  reviewResults: Type.Array(
    Type.Object({
      Reviewer: Type.Object({ _id: Id, Name: Type.String() }),
      Score: Type.Number(),
      Comment: Type.String(),
      Date: Time,
    }),
  ),
  /** The team's best public score among the works that it submitted before this one; null without. */
  BestBefore: Nullable(Type.Number()),
  /** The team's note on the work; visible to itself and the organizer. */
  Note: Nullable(Type.String()),
  /** Statement of who handed it in, or of their agent's token. */
  Authorship,
  /** Model that had a part in it; null where none is named. */
  AuthorshipModel: Nullable(Type.String()),
});
export type Work = Static<typeof Work>;

/** Usage of a task's limits by a team. Pending, reviewed and invalidated works count. */
export const SubmissionQuota = Type.Object({
  Task: Id,
  Team: Id,
  totalValidSubmissionCount: Type.Integer(),
  dailyValidSubmissionCount: Type.Integer(),
  /** Time at which the daily count restarts: the next midnight in Asia/Shanghai. */
  resetDate: Time,
});
export type SubmissionQuota = Static<typeof SubmissionQuota>;

/** A page of a team's works for one task, with what counts towards its limits. */
export const TaskWorks = Type.Object({
  Task: Id,
  Team: Id,
  ...PageOf(Work).properties,
});
export type TaskWorks = Static<typeof TaskWorks>;

/** The work that stands for a team on a task's private board; null while that isn't shown. */
export const PrivateBestWork = Type.Object({ Task: Id, Team: Id, work: Nullable(Work) });
export type PrivateBestWork = Static<typeof PrivateBestWork>;

/** The token with which a team's captain submits a file by any HTTP client. */
export const WorkUploadToken = Type.Object({ Task: Id, workUploadToken: Type.String() });
export type WorkUploadToken = Static<typeof WorkUploadToken>;

/** Problems of a result file; none where it would be scored. */
export const ResultCheck = Type.Object({
  /** True where the scorer would take it. */
  Right: Type.Boolean(),
  /** The first five, in Chinese and with their lines, then how many more there are. */
  Problems: Type.Array(Type.String()),
  /** Notes on what was read otherwise than it is written. */
  Hints: Type.Array(Type.String()),
  /** Rows that a result has to have. */
  Rows: Type.Integer(),
  /** Scores on the sample with answers, where that was asked for and the file is right. */
  Scores: Type.Array(Type.Object({ Name: Type.String(), Value: Type.Number() })),
});
export type ResultCheck = Static<typeof ResultCheck>;

/** Place of a work in the queue of those that wait for their scores. */
export const QueuePlace = Type.Object({
  Work: Id,
  /** Jobs that are done before it; 0 once it is being scored. */
  Ahead: Type.Integer(),
  /** Time that these take, as far as their tasks' last works tell; null where they don't. */
  Seconds: Nullable(Type.Number()),
});
export type QueuePlace = Static<typeof QueuePlace>;

export const submissionCalls = {
  list: call({
    operation: 'submissions.list',
    method: 'GET',
    path: '/v2/api/works',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      "A team's works for a task, newest first; without a team, and by status if one is asked for, those of all teams for who manages the competition. 404 for anyone else",
    query: Type.Object({
      ...Paging(100),
      Team: Type.Optional(Id),
      Task: Id,
      Status: Type.Optional(Type.Integer()),
    }),
    response: Type.Object({
      ...PageOf(Work).properties,
      totalValidSubmissionCount: Type.Integer(),
      dailyValidSubmissionCount: Type.Integer(),
    }),
  }),
  ofTasks: call({
    operation: 'submissions.ofTasks',
    method: 'GET',
    path: '/v2/api/user/taskWorks',
    access: 'member',
    summary:
      "The same page of the works of the member's team for each of these tasks; none without a team",
    query: Type.Object({ ...Paging(100), Task: Ids }),
    response: ListOf(TaskWorks),
  }),
  byIds: call({
    operation: 'submissions.byIds',
    method: 'GET',
    path: '/v2/api/user/works',
    access: 'member',
    summary: 'Works by ids, those that the member may read',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Work),
  }),
  queue: call({
    operation: 'submissions.queue',
    method: 'GET',
    path: '/v2/api/user/queuePlaces',
    access: 'member',
    summary:
      'The places in the queue of those of these works that the member may read and that wait for their scores',
    query: Type.Object({ ids: Ids }),
    response: ListOf(QueuePlace),
  }),
  get: call({
    operation: 'submissions.get',
    method: 'GET',
    path: '/v2/api/works/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'One work. 404 for one that the member may not read',
    params: ById,
    response: Work,
  }),
  quotas: call({
    operation: 'submissions.quotas',
    method: 'GET',
    path: '/v2/api/user/submissionQuotas',
    access: 'member',
    summary: "What the member's teams have used of the limits of these tasks; none without a team",
    query: Type.Object({ Task: Ids }),
    response: ListOf(SubmissionQuota),
  }),
  submit: call({
    operation: 'submissions.submit',
    method: 'POST',
    path: '/v2/api/works',
    access: 'member',
    scope: 'submit',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      "Takes one of the team's submissions: a result file, which is queued for review, or the answers to a form that people review. Refused as submissions/rules/submissions.ts, shared/rules/fields.ts and, by the competition's rule, shared/rules/authorship.ts say; 404 for a key that isn't the member's own upload",
    body: Type.Object({
      Task: Id,
      result: Type.Optional(UploadRef),
      work: Type.Optional(FieldInputs),
      Note: Type.Optional(Note),
      /** Passed over where an agent's token sends it: then it is AGENT, by the token's model. */
      Authorship: Type.Optional(Authorship),
      AuthorshipModel: Type.Optional(ModelName),
    }),
    response: Work,
  }),
  check: call({
    operation: 'submissions.check',
    method: 'GET',
    path: '/v2/api/tasks/:id/resultCheck',
    access: 'member',
    scope: 'submit',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      "Says what is wrong with an uploaded result before it is submitted, as the scorer would, and takes nothing from the limits; nothing of labels that aren't published, nor of which rows are public. With Sample=true it is read as predictions for the sample with answers, and scored on that; 404 where the task has none. 404 for a key that isn't the member's own upload, 409 for who may not submit to the task",
    params: ById,
    query: Type.Object({ Result: UploadKey, Sample: Type.Optional(Type.Boolean()) }),
    slow: true,
    breaker: 'none',
    response: ResultCheck,
  }),
  note: call({
    operation: 'submissions.note',
    method: 'PUT',
    path: '/v2/api/works/:id/note',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      "Changes what the team says of one of its works; an empty note is none. 404 for anyone who isn't in the team, 409 for a banned one",
    params: ById,
    body: Type.Object({ Note }),
    response: Work,
  }),
  /** multipart/form-data with the one field `file`; the bearer token is a work upload token. */
  uploadWork: call({
    operation: 'submissions.uploadWork',
    method: 'POST',
    path: '/api/uploads/works',
    access: 'public',
    refusals: ['UNAUTHENTICATED', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      "Stores and submits one result file by a task's upload token, in the name of the team's captain; 401 for a token that doesn't hold (any more)",
    query: Type.Object({
      Authorship: Type.Optional(Authorship),
      AuthorshipModel: Type.Optional(ModelName),
    }),
    response: Work,
  }),
  uploadTokens: call({
    operation: 'submissions.uploadTokens',
    method: 'GET',
    path: '/v2/api/user/workUploadTokens',
    access: 'member',
    summary:
      'The upload tokens of those of these tasks that take one, in teams that the member leads; none for an agent’s token',
    query: Type.Object({ Task: Ids }),
    response: ListOf(WorkUploadToken),
  }),
  renewUploadToken: call({
    operation: 'submissions.renewUploadToken',
    method: 'POST',
    path: '/v2/api/tasks/:id/workUploadToken',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      "Replaces the team's upload token; 403 for anyone but the captain, and for an agent's token",
    params: ById,
    body: Type.Object({}),
    response: WorkUploadToken,
  }),
  select: call({
    operation: 'submissions.select',
    method: 'PUT',
    path: '/v2/api/tasks/:id/selectedWorks',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      "Chooses one or two of the team's works for the private board, in place of those chosen before. Refused as submissions/rules/submissions.ts says; 404 for a work that isn't the team's",
    params: ById,
    body: Type.Object({ works: Type.Array(Id, { maxItems: 100 }) }),
    response: ListOf(Work),
  }),
  privateBest: call({
    operation: 'submissions.privateBest',
    method: 'GET',
    path: '/v2/api/privateBestWork',
    access: 'member',
    summary:
      "The works that stand for a team on the private boards of these tasks, once those are open and show it; the member's own team where none is named",
    query: Type.Object({ Task: Ids, Team: Type.Optional(Id) }),
    response: ListOf(PrivateBestWork),
  }),
};
