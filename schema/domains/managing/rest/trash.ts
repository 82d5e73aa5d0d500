import { type Static, Type } from 'typebox';
import { TRASH_DAYS } from '../rules/trash.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, ListOf, Nullable, Time } from '#shared/rest/common.ts';
import { ShortName } from '#domains/organizations/rest/organizations.ts';

/** A competition in the trash. */
export const TrashedCompetition = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** True where it is published again once it is restored. */
  Published: Type.Boolean(),
  UsersNumber: Type.Integer(),
  TrashedDate: Time,
  /** Member who deleted it; null once their account is gone. */
  TrashedBy: Nullable(Id),
  /** Time from which on it is gone for good. */
  PurgeDate: Time,
});
export type TrashedCompetition = Static<typeof TrashedCompetition>;

/** Ours, as managing.ts, whose `remove` brings competitions here. */
export const trashCalls = {
  list: call({
    operation: 'trash.list',
    method: 'GET',
    path: '/api/organizations/:shortName/trashedCompetitions',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'The organization’s competitions in the trash that the member owns, the last deleted first, at most 100',
    params: Type.Object({ shortName: ShortName }),
    response: ListOf(TrashedCompetition),
  }),
  restore: call({
    operation: 'trash.restore',
    method: 'POST',
    path: '/v2/api/competitions/:id/restoration',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary: `Brings a competition back out of the trash as it was; for its owners. 404 NOT_FOUND for any other, 409 CONFLICT past its ${TRASH_DAYS} days`,
    params: ById,
    response: Done,
  }),
};
