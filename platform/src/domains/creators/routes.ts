import type { FastifyInstance } from 'fastify';
import { creatorCalls as calls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import {
  exchangeAmounts,
  EXCHANGE_CUTOFF_DAY,
  EXCHANGE_MONTH_LIMIT,
  EXCHANGE_PAY_DAY,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { applyAsCreator } from './application.ts';
import { creatorContent, creatorProfitsOf } from './content.ts';
import { ownExchanges, requestExchange } from './exchanges/requesting.ts';
import { creatorOverview } from './overview.ts';
import { creatorPlan } from './plan.ts';
import { runningWeek } from './running-week.ts';
import { creatorsByIds } from './store/membership.ts';

/** Routes of the creator programme for visitors and members. */
export const creatorRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, calls.list, async ({ query }) => ({
    data: await creatorsByIds(db, idList(query.ids)),
  }));

  route(app, calls.get, async ({ params }) => {
    const [creator] = await creatorsByIds(db, [params.id]);
    if (!creator) throw notFound('用户');
    return creator;
  });

  route(app, calls.plan, () => creatorPlan(services));

  route(app, calls.exchangePolicy, async () => ({
    Type: 'WHALECOIN' as const,
    Amounts: [...exchangeAmounts],
    MonthLimit: EXCHANGE_MONTH_LIMIT,
    CutoffDay: EXCHANGE_CUTOFF_DAY,
    PayDay: EXCHANGE_PAY_DAY,
  }));

  route(app, calls.apply, ({ body, caller }) =>
    applyAsCreator(services, caller, {
      worksLink: body.WorksLink,
      records: body.Records,
      contact: body.Contact,
      referrer: body.Referrer,
    }),
  );

  route(app, calls.overview, ({ caller }) => creatorOverview(services, caller.id));

  route(app, calls.profits, ({ query, caller }) => creatorProfitsOf(db, caller.id, query));

  route(app, calls.content, ({ query, caller }) => creatorContent(db, caller.id, query));

  route(app, calls.week, ({ caller }) => runningWeek(services, caller.id));

  route(app, calls.exchanges, ({ query, caller }) => ownExchanges(services, caller.id, query));

  route(app, calls.requestExchange, ({ body, caller }) =>
    requestExchange(services, caller, body.Amount),
  );
};
