import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, Prose, Time, TitleLine } from '#shared/rest/common.ts';
import { FieldId } from '#shared/rest/fields.ts';
import { criterionKinds, judgingModes } from '../rules/settings.ts';

/** One criterion of a rubric; its key stays, whatever its title becomes. */
export const JudgingCriterion = Type.Object({
  Key: FieldId,
  Title: Type.String(),
  Description: Type.String(),
  Kind: Type.Enum(criterionKinds),
  /** Most points; 1 of a yes or no. */
  MaxPoints: Type.Integer(),
  Weight: Type.Integer(),
});
export type JudgingCriterion = Static<typeof JudgingCriterion>;

/** Settings of how a task that people review is judged, for who manages it. */
export const Judging = Type.Object({
  Task: Id,
  Competition: Id,
  /** Null while any judge gives any work one score. */
  Mode: Nullable(Type.Enum(judgingModes)),
  Blind: Type.Boolean(),
  Criteria: Type.Array(JudgingCriterion),
  JudgesPerWork: Type.Integer(),
  PairsPerWork: Type.Integer(),
  ShowsCriteria: Type.Boolean(),
  ShowsComments: Type.Boolean(),
  /** Best score of a work. */
  MaxScore: Type.Number(),
  /** True once a judge has begun: mode, blindness and points stay. */
  Begun: Type.Boolean(),
  /** True once judges are assigned. */
  Assigned: Type.Boolean(),
  PublishedDate: Nullable(Time),
  /** Why it was published before all reviews were there. */
  PublishReason: Nullable(Type.String()),
});
export type Judging = Static<typeof Judging>;

/** Criterion as managers send it; one without a key is new. */
const SentCriterion = Type.Object({
  Key: Type.Optional(FieldId),
  Title: TitleLine,
  Description: Prose,
  Kind: Type.Enum(criterionKinds),
  MaxPoints: Type.Integer(),
  Weight: Type.Integer(),
});

export const judgingSettingsCalls = {
  get: call({
    operation: 'judging.settings',
    method: 'GET',
    path: '/v2/api/tasks/:id/judging',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'How a task that people review is judged, for who manages it; 409 for other tasks',
    params: ById,
    response: Judging,
  }),
  set: call({
    operation: 'judging.set',
    method: 'PUT',
    path: '/v2/api/tasks/:id/judging',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Settles how a task is judged. 409 for what would change the meaning of reviews that were begun, after publishing, and where a judge gave a single score before',
    params: ById,
    body: Type.Object({
      Mode: Nullable(Type.Enum(judgingModes)),
      Blind: Type.Boolean(),
      Criteria: Type.Array(SentCriterion, { maxItems: 100 }),
      JudgesPerWork: Type.Integer(),
      PairsPerWork: Type.Integer(),
      ShowsCriteria: Type.Boolean(),
      ShowsComments: Type.Boolean(),
    }),
    response: Judging,
  }),
  assign: call({
    operation: 'judging.assign',
    method: 'POST',
    path: '/v2/api/tasks/:id/judging/assignments',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Hands the latest work of each team out to the judges of the competition, equally and without conflicts of interest; again for works and judges that came since. What was begun stays. 409 without works, without judges, and after publishing',
    params: ById,
    body: Type.Object({}),
    response: Judging,
  }),
};
