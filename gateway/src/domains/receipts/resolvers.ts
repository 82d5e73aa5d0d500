import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { receiptText } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import { toReceipt } from '@whaletide/schema/domains/receipts/rules/receipt-of.ts';
import { ofId } from '#graphql/ahead.ts';
import { cursorPaging, paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';

/** @throws Refusal BAD_USER_INPUT for a number of leaves below 0 */
const sizeOf = (value: number, field: string): number => {
  if (value < 0) throw new Refusal('BAD_USER_INPUT', '记录数不能小于 0', { field });
  return value;
};

export const resolvers: Resolvers = {
  Query: {
    receipts: () => ({}),
  },
  Receipts: {
    checkpoint: (_, __, { upstream }) => upstream.shared(logCalls.checkpoint),
    consistency: async (_, { first, size }, { upstream }) => {
      const query = { First: sizeOf(first, 'first'), Size: sizeOf(size, 'size') };
      return (await upstream.shared(logCalls.consistency, { query })).data;
    },
    leaves: (_, args, { upstream }) =>
      upstream.shared(logCalls.leaves, { query: { ...paging({}, 100), ...cursorPaging(args) } }),
  },
  Work: {
    receipt: ofId((id, _, { loaders }) => loaders.receipts.ofWork?.load(id) ?? null),
  },
  Receipt: {
    text: (receipt) => receiptText(toReceipt(receipt)),
  },
};
