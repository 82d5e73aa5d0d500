import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Ids, Line, ListOf, PageOf, Paging, Prose } from '#shared/rest/common.ts';
import { WorkOrder } from '#domains/work-orders/rest/work-orders.ts';
import { profitKinds } from '../rules/earning.ts';
import { EXCHANGE_MONTH_LIMIT } from '../rules/exchange.ts';
import {
  ContentCreator,
  CreatorContent,
  CreatorOverview,
  CreatorPlan,
  CreatorProfit,
  Exchange,
  ExchangePolicy,
  RunningWeek,
} from './creator-documents.ts';

const Kind = Type.Enum(profitKinds);

/** Calls of the creator programme. The specification shows the first alone: the other paths are ours. */
export const creatorCalls = {
  get: call({
    operation: 'creators.get',
    method: 'GET',
    path: '/api/contentCreators/:id',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary: 'Tells whether a member is a creator: Status 1 or more',
    params: ById,
    response: ContentCreator,
  }),
  list: call({
    operation: 'creators.list',
    method: 'GET',
    path: '/api/contentCreators',
    access: 'public',
    summary: 'The same of many members; who isn’t there is missing',
    query: Type.Object({ ids: Ids }),
    response: ListOf(ContentCreator),
  }),
  plan: call({
    operation: 'creators.plan',
    method: 'GET',
    path: '/api/creatorPlan',
    access: 'public',
    summary: 'The featured creators and what projects earn',
    response: CreatorPlan,
  }),
  exchangePolicy: call({
    operation: 'creators.exchangePolicy',
    method: 'GET',
    path: '/api/currency/exchangePolicy',
    access: 'public',
    summary:
      'What whale coins are exchanged for: amounts in yuan, of which each costs as many coins, the most a month, and the days of a month until which requests are paid and by which',
    response: ExchangePolicy,
  }),
  apply: call({
    operation: 'creators.apply',
    method: 'POST',
    path: '/api/contentCreators/applications',
    access: 'member',
    refusals: ['BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Files an application to join as a work order of its own type. 409 CONFLICT while one is open and for who has joined, is banned or had to leave; 429 RATE_LIMITED past the member’s work orders of a day',
    body: Type.Object({ WorksLink: Prose, Records: Prose, Contact: Line, Referrer: Line }),
    response: WorkOrder,
  }),
  overview: call({
    operation: 'creators.overview',
    method: 'GET',
    path: '/api/creators/overview',
    access: 'member',
    summary: 'The member’s own place in the programme',
    response: CreatorOverview,
  }),
  profits: call({
    operation: 'creators.profits',
    method: 'GET',
    path: '/api/creators/profits',
    access: 'member',
    summary: 'What the member’s content has earned, the last week first',
    query: Type.Object({ ...Paging(10), Kind: Type.Optional(Kind) }),
    response: PageOf(CreatorProfit),
  }),
  content: call({
    operation: 'creators.content',
    method: 'GET',
    path: '/api/creators/content',
    access: 'member',
    summary: 'The member’s published projects or datasets, the last published first',
    query: Type.Object({ ...Paging(10), Kind }),
    response: PageOf(CreatorContent),
  }),
  week: call({
    operation: 'creators.week',
    method: 'GET',
    path: '/api/creators/week',
    access: 'member',
    summary:
      'What the member’s content earns so far in the running week, what the cap cuts off, and why something earns nothing; no lines for who earns nothing',
    response: RunningWeek,
  }),
  exchanges: call({
    operation: 'creators.exchanges',
    method: 'GET',
    path: '/api/creators/exchanges',
    access: 'member',
    summary: 'The member’s exchanges, the last first, with the codes of cards',
    query: Type.Object(Paging(10)),
    response: PageOf(Exchange),
  }),
  requestExchange: call({
    operation: 'creators.requestExchange',
    method: 'POST',
    path: '/api/creators/exchanges',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: `Asks for a gift card and holds as many whale coins. 400 BAD_USER_INPUT for another amount than 50, 100 or 200; 403 FORBIDDEN for who is no creator; 409 CONFLICT above ${EXCHANGE_MONTH_LIMIT} yuan a month or the balance`,
    body: Type.Object({ Amount: Type.Integer() }),
    response: Exchange,
  }),
};
