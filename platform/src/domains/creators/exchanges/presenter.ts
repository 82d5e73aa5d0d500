import type { Exchange } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import { paidBy } from '@whaletide/schema/domains/creators/rules/exchange.ts';
import type { Config } from '#config.ts';
import type { ExchangeRow } from '../tables.ts';
import { cardCodes } from './card-codes.ts';

/** An exchange without its code, as administrators see it. */
export const toExchange = (row: ExchangeRow): Exchange => ({
  _id: row.id,
  User: row.memberId,
  Amount: row.amount,
  Status: row.status,
  CreateDate: row.createDate.toISOString(),
  PaidBy: paidBy(row.createDate),
  DecideDate: row.decideDate?.toISOString() ?? null,
  CardCode: null,
  Reason: row.reason,
});

/** An exchange of the caller's own, with its code. */
export const toOwnExchange = (
  { identityKey }: Pick<Config, 'identityKey'>,
  row: ExchangeRow,
): Exchange => ({
  ...toExchange(row),
  CardCode: row.cardCode && cardCodes(identityKey).open(row.cardCode, row.id),
});
