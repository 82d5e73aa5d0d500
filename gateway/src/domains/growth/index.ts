import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  Level,
  Privilege,
  Wallet,
  WalletEntry,
  WeeklyCoinBonus,
} from '@whaletide/schema/domains/growth/rest.ts';
import type { LevelProgress } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const growth = {
  resolvers: [resolvers],
  restTypes: {
    Level,
    LevelProgress: madeHere<LevelProgress>(),
    Privilege,
    Wallet,
    WalletEntryPage: PageOf(WalletEntry),
    WalletEntry,
    WeeklyCoinBonus,
  },
} satisfies Domain;
