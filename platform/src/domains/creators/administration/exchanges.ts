import { asc, count, desc, eq } from 'drizzle-orm';
import type { Exchange } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import type { ExchangeStatus } from '@whaletide/schema/domains/creators/rules/exchange.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { toExchange } from '../exchanges/presenter.ts';
import { creatorExchanges } from '../tables.ts';

/** A page of exchanges for administrators: those that wait oldest first, else the last first. */
export const allExchanges = (
  db: Handle,
  query: PageQuery & { Status?: ExchangeStatus | undefined },
): Promise<Page<Exchange>> => {
  const { Status } = query;
  const chosen = Status && eq(creatorExchanges.status, Status);
  const direction = Status === 'WAITING' ? asc : desc;
  return toPage(query, {
    rows: db
      .select()
      .from(creatorExchanges)
      .where(chosen)
      .orderBy(direction(creatorExchanges.createDate), direction(creatorExchanges.id)),
    total: db.select({ rows: count() }).from(creatorExchanges).where(chosen),
    present: (rows) => rows.map(toExchange),
  });
};
