import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById } from '#shared/rest/common.ts';
import { participationLimits, participationUnits } from '../rules/participation.ts';

/** Registrations and submissions of one day or week. */
export const ParticipationPoint = Type.Object({
  /** The day, or the week's Monday, in Asia/Shanghai. */
  Date: Type.String(),
  Registered: Type.Integer(),
  Participants: Type.Integer(),
  Submissions: Type.Integer(),
});
export type ParticipationPoint = Static<typeof ParticipationPoint>;

/** Participants and submissions of a competition over time. */
export const Participation = Type.Object({
  Unit: Type.Enum(participationUnits),
  Points: Type.Array(ParticipationPoint, { maxItems: participationLimits.weeks }),
});
export type Participation = Static<typeof Participation>;

/** Ours, as managing.ts. */
export const participationCalls = {
  get: call({
    operation: 'participation.get',
    method: 'GET',
    path: '/v2/api/competitions/:id/participation',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `Registrations and submissions by day, or by week where there are more than ${participationLimits.days} days, without gaps; for those who manage the competition`,
    params: ById,
    response: Participation,
  }),
};
