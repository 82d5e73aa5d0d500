import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Line, PageOf, Paging } from '#shared/rest/common.ts';
import { datasetRatingNames } from '../rules/earning.ts';
import { exchangeStatuses } from '../rules/exchange.ts';
import { FEATURED_CREATORS } from '../rules/programme.ts';
import { englishNumber } from '#shared/rules/number-words.ts';
import { AdministeredCreator, CreatorPlan, Exchange, RatedDataset } from './creator-documents.ts';

/** Calls for administrators; 403 FORBIDDEN for all others. */
export const creatorAdminCalls = {
  creators: call({
    operation: 'creatorAdmin.creators',
    method: 'GET',
    path: '/api/admin/creators',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Creators, the last to join first',
    query: Type.Object({
      ...Paging(20),
      /** A part of the name. */
      Text: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: PageOf(AdministeredCreator),
  }),
  recordViolation: call({
    operation: 'creatorAdmin.recordViolation',
    method: 'POST',
    path: '/api/admin/creators/:id/violations',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Records that a creator broke the rules, and tells them why; the second ends the programme for them. 400 BAD_USER_INPUT without a reason, 404 NOT_FOUND for who is no creator, 409 CONFLICT where it has ended',
    params: ById,
    body: Type.Object({ Reason: Line }),
    response: AdministeredCreator,
  }),
  withdrawViolation: call({
    operation: 'creatorAdmin.withdrawViolation',
    method: 'POST',
    path: '/api/admin/creators/violations/:id/withdrawal',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Withdraws a violation, and tells the creator why; who had left the programme by it is there again, and what others do to their projects counts from then on. 400 BAD_USER_INPUT without a reason, 404 NOT_FOUND where there is none',
    params: ById,
    body: Type.Object({ Reason: Line }),
    response: AdministeredCreator,
  }),
  datasets: call({
    operation: 'creatorAdmin.datasets',
    method: 'GET',
    path: '/api/admin/creators/datasets',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Published datasets of creators, the last published first',
    query: Type.Object({ ...Paging(20), Rated: Type.Optional(Type.Boolean()) }),
    response: PageOf(RatedDataset),
  }),
  rateDataset: call({
    operation: 'creatorAdmin.rateDataset',
    method: 'PUT',
    path: '/api/admin/creators/datasets/:id/rating',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Rates a creator’s published dataset; the same rating again changes nothing',
    params: ById,
    body: Type.Object({ Rating: Type.Enum(datasetRatingNames) }),
    response: RatedDataset,
  }),
  exchanges: call({
    operation: 'creatorAdmin.exchanges',
    method: 'GET',
    path: '/api/admin/creators/exchanges',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Exchanges without their codes: those that wait oldest first, else the last first',
    query: Type.Object({ ...Paging(20), Status: Type.Optional(Type.Enum(exchangeStatuses)) }),
    response: PageOf(Exchange),
  }),
  payExchange: call({
    operation: 'creatorAdmin.payExchange',
    method: 'POST',
    path: '/api/admin/creators/exchanges/:id/payment',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Hands out the card by its code, which its member alone sees (event 54). 400 BAD_USER_INPUT without a code, 409 CONFLICT where it was decided',
    params: ById,
    body: Type.Object({ Code: Line }),
    response: Exchange,
  }),
  returnExchange: call({
    operation: 'creatorAdmin.returnExchange',
    method: 'POST',
    path: '/api/admin/creators/exchanges/:id/return',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Gives the coins back and tells the member why (event 1001). 400 BAD_USER_INPUT without a reason, 409 CONFLICT where it was decided',
    params: ById,
    body: Type.Object({ Reason: Line }),
    response: Exchange,
  }),
  setFeatured: call({
    operation: 'creatorAdmin.setFeatured',
    method: 'PUT',
    path: '/api/admin/creators/featured',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: `Chooses the creators whom the page of the plan features, at most ${englishNumber(FEATURED_CREATORS)}. 404 NOT_FOUND at \`Featured\` for who is no creator`,
    body: Type.Object({ Featured: Type.Array(Id, { maxItems: 100 }) }),
    response: CreatorPlan,
  }),
};
