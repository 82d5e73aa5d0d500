import {
  Checkpoint,
  LogLeaf,
  LogOpening,
  WorkReceipt,
} from '@whaletide/schema/domains/receipts/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { receiptLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const receipts = {
  resolvers: [resolvers],
  restTypes: {
    Checkpoint,
    LogLeaf,
    LogOpening,
    LogLeafPage: PageOf(LogLeaf),
    Receipt: WorkReceipt,
  },
  loaders: receiptLoaders,
} satisfies Domain;
