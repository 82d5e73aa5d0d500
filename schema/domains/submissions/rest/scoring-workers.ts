import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, ListOf, Nullable, Time, TitleLine } from '#shared/rest/common.ts';
import { metrics } from '#domains/competitions/rest/stages.ts';
import { UploadKey } from '#domains/uploads/rest.ts';
import { longestReport, MAX_TOKENS } from '../rules/scoring-workers.ts';

/** Programs that score the files of a task: our own, or the organizer's workers. */
const scorers = ['platform', 'worker'] as const;
export type Scorer = (typeof scorers)[number];

/** One of a work's scores; the gateway makes it of the values and of the task's names. */
export const WorkScore = Type.Object({ Name: Type.String(), Value: Type.Number() });

/** A token of the workers of one task; the token itself is told once, when it is made. */
export const ScoringToken = Type.Object({
  _id: Id,
  Task: Id,
  Name: Type.String(),
  CreateDate: Time,
  /** Time at which a worker last came with it; null before the first. */
  LastSeenDate: Nullable(Time),
  /** Time since which it is refused; null while it holds. */
  RevokeDate: Nullable(Time),
});
export type ScoringToken = Static<typeof ScoringToken>;

/** Settings of how a task's files are scored, for its managers. */
export const TaskScorer = Type.Object({
  Task: Id,
  Scorer: Type.Enum(scorers),
  AcceptExts: Type.Array(Type.String()),
  /** File that workers compare results with; null for none. Never shown to members. */
  Reference: Nullable(Type.Object({ Name: Type.String(), Size: Type.Integer() })),
  Tokens: Type.Array(ScoringToken),
  /** Works that wait for a worker, or are with one. */
  WaitingWorks: Type.Integer(),
});
export type TaskScorer = Static<typeof TaskScorer>;

/** A file behind a signed address, which needs no token and holds for an hour. */
const SignedFile = Type.Object({
  Name: Type.String(),
  /** Bytes. */
  Size: Type.Integer(),
  /** Path on the host that the worker asked. */
  Url: Type.String(),
});

/** A work to score, held by the worker that leased it. */
export const ScoringJob = Type.Object({
  _id: Id,
  /** Proof of holding it, to be sent with each heartbeat and the result. */
  Lease: Id,
  /** Without a heartbeat until then another worker gets it. */
  LeaseDate: Time,
  /** 1 for the first try. */
  Try: Type.Integer(),
  Work: Id,
  Task: Id,
  Team: Id,
  Metric: Type.Enum(metrics),
  HigherIsBetter: Type.Boolean(),
  Result: SignedFile,
  Reference: Nullable(SignedFile),
});
export type ScoringJob = Static<typeof ScoringJob>;

/** Losses of the rows of a part, of which the score is the mean: they tell its standard error. */
const RowLosses = Type.Object({
  /** Ids of the rows, or of the groups that rows belong to. */
  Ids: Type.Array(Type.String({ maxLength: 200 }), { maxItems: longestReport.rows }),
  Losses: Type.Array(Type.Number(), { maxItems: longestReport.rows }),
});

const Picture = Type.Object({
  Name: Type.String({ minLength: 1, maxLength: 100, format: 'title' }),
  /** PNG or JPEG as base64, 1 MiB of bytes at most. */
  Content: Type.String({ maxLength: longestReport.pictureCharacters }),
});

/** The end of a job: scores, an error of the file, or a failure of the worker's own. */
export const ScoringReport = Type.Object({
  Lease: Id,
  Scores: Type.Optional(
    Type.Object({
      Public: Type.Number(),
      /** Absent is the public one. */
      Private: Type.Optional(Type.Number()),
    }),
  ),
  Rows: Type.Optional(Type.Object({ Public: RowLosses, Private: Type.Optional(RowLosses) })),
  /** Error of the file, for its team to read; the submission is given back. */
  Error: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  /** Failure of the worker's own, for managers; the job is tried again. */
  Failure: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  /** Text for the team to read. */
  Log: Type.Optional(Type.String({ maxLength: longestReport.log })),
  Pictures: Type.Optional(Type.Array(Picture, { maxItems: longestReport.pictures })),
});
export type ScoringReport = Static<typeof ScoringReport>;

/** A failure that a worker told of its own. */
export const ScoringFailure = Type.Object({ Date: Time, Message: Type.String() });
export type ScoringFailure = Static<typeof ScoringFailure>;

/** Lines, log and pictures of a work's scoring by a worker, for its team and managers. */
export const WorkReport = Type.Object({
  Work: Id,
  /** The latest, oldest first. */
  Lines: Type.Array(Type.String()),
  /** Share of it that is done, 0 to 1; null where the worker doesn't say. */
  Progress: Nullable(Type.Number()),
  Log: Nullable(Type.String()),
  Pictures: Type.Array(Type.Object({ Name: Type.String(), Url: Type.String() })),
  /** The latest, oldest first; for managers alone, as they may quote the reference. */
  Failures: Type.Array(ScoringFailure, { maxItems: longestReport.failures }),
});
export type WorkReport = Static<typeof WorkReport>;

/**
 * Calls of scoring workers, whose bearer token is one of a task's scoring tokens, and of those who
 * manage the task.
 */
export const scoringWorkerCalls = {
  lease: call({
    operation: 'scoringJobs.lease',
    method: 'POST',
    path: '/api/scoring/jobs/lease',
    access: 'public',
    summary:
      'Gives the longest waiting work of the token’s task to the worker that asks, for as long as its lease says; waits up to Wait seconds for one, null where none came. 401 for a token that doesn’t hold (any more)',
    body: Type.Object({ Wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })) }),
    response: Type.Object({ job: Nullable(ScoringJob) }),
  }),
  heartbeat: call({
    operation: 'scoringJobs.heartbeat',
    method: 'POST',
    path: '/api/scoring/jobs/:id/heartbeat',
    access: 'public',
    refusals: ['CONFLICT'],
    summary:
      'Says that the worker still works on the job, with lines that the team sees at once; 409 for a job that it doesn’t hold',
    params: ById,
    body: Type.Object({
      Lease: Id,
      Progress: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
      Lines: Type.Optional(
        Type.Array(Type.String({ maxLength: longestReport.line }), {
          maxItems: longestReport.linesAtOnce,
        }),
      ),
    }),
    response: Type.Object({ LeaseDate: Time }),
  }),
  result: call({
    operation: 'scoringJobs.result',
    method: 'POST',
    path: '/api/scoring/jobs/:id/result',
    access: 'public',
    refusals: ['BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Ends the job by exactly one of Scores, Error and Failure; 409 for a job that the worker doesn’t hold',
    params: ById,
    body: ScoringReport,
    response: Done,
  }),
  /** Answers bytes, not JSON. */
  file: call({
    operation: 'scoringJobs.file',
    method: 'GET',
    path: '/api/scoring/files/:key',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'A file of a job by its signed address; 404 for any other, once it has run out, and once the token that it was given to is revoked',
    params: Type.Object({ key: UploadKey }),
    query: Type.Object({
      /** The scoring token to whose worker the address was given, by its id. */
      token: Id,
      until: Type.Integer({ minimum: 0 }),
      seal: Type.String({ maxLength: 64 }),
    }),
    response: Type.Any(),
  }),
  ofTasks: call({
    operation: 'scoringWorkers.ofTasks',
    method: 'GET',
    path: '/v2/api/taskScorers',
    access: 'member',
    summary:
      'How the files of these tasks are scored, with the tokens of their workers; those that the member manages',
    query: Type.Object({ Task: Ids }),
    response: ListOf(TaskScorer),
  }),
  setScorer: call({
    operation: 'scoringWorkers.setScorer',
    method: 'PUT',
    path: '/v2/api/tasks/:id/scorer',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Lets a task be scored by platform or by workers of the organizer’s own; a new Reference is the manager’s `reference` upload, absent keeps it, and another one has the works that were scored scored again. 409 for another scorer once there are works',
    params: ById,
    body: Type.Object({
      Scorer: Type.Enum(scorers),
      /** Formats of results; absent keeps them. Workers may take any that an upload may be. */
      AcceptExts: Type.Optional(Type.Array(Type.String({ maxLength: 16 }), { maxItems: 10 })),
      Reference: Type.Optional(Nullable(UploadKey)),
    }),
    response: TaskScorer,
  }),
  createToken: call({
    operation: 'scoringWorkers.createToken',
    method: 'POST',
    path: '/v2/api/tasks/:id/scoringTokens',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: `Makes a token for workers of the task, told this once; 409 above ${MAX_TOKENS} that hold`,
    params: ById,
    body: Type.Object({ Name: TitleLine }),
    response: Type.Object({ ...ScoringToken.properties, Token: Type.String() }),
  }),
  revokeToken: call({
    operation: 'scoringWorkers.revokeToken',
    method: 'DELETE',
    path: '/v2/api/scoringTokens/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Revokes a token at once: what its workers hold goes to others when its lease ends',
    params: ById,
    response: ScoringToken,
  }),
  reports: call({
    operation: 'scoringWorkers.reports',
    method: 'GET',
    path: '/v2/api/user/workReports',
    access: 'member',
    summary: 'What workers told about these works, those that the member may read',
    query: Type.Object({ ids: Ids }),
    response: ListOf(WorkReport),
  }),
};
