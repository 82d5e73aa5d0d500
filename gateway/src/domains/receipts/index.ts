import {
  Checkpoint,
  LogLeaf,
  LogOpening,
  WorkReceipt,
} from '@whaletide/schema/domains/receipts/rest.ts';
import { EitherPageOf } from '@whaletide/schema/shared/rest/common.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { receiptLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const receipts = {
  resolvers: [resolvers],
  restTypes: {
    Receipts: madeHere<object>(),
    Checkpoint,
    LogLeaf,
    LogOpening,
    LogLeafPage: EitherPageOf(LogLeaf),
    Receipt: WorkReceipt,
  },
  loaders: receiptLoaders,
} satisfies Domain;
