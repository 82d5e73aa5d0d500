import {
  AdministeredCreator,
  CreatorContent,
  CreatorOverview,
  CreatorPlan,
  CreatorProfit,
  CreatorViolation,
  Exchange,
  RatedDataset,
  RunningWeek,
  WeekLine,
} from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  datasetRatingNames,
  profitKinds,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import { exchangeStatuses } from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { creatorStatus } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { creatorLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

const named = <T extends string>(names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [N in T]: N };

export const creators = {
  resolvers: [resolvers],
  restTypes: {
    Creator: madeHere<object>(),
    CreatorPlan,
    CreatorOverview,
    CreatorViolation,
    CreatorWeek: RunningWeek,
    CreatorWeekLine: WeekLine,
    CreatorProfit,
    CreatorProfitPage: PageOf(CreatorProfit),
    CreatorContent,
    CreatorContentPage: PageOf(CreatorContent),
    Exchange,
    ExchangePage: PageOf(Exchange),
    AdministeredCreator,
    AdministeredCreatorPage: PageOf(AdministeredCreator),
    RateableDataset: RatedDataset,
    RateableDatasetPage: PageOf(RatedDataset),
  },
  enums: {
    CreatorStatus: {
      values: {
        NONE: creatorStatus.none,
        ACTIVE: creatorStatus.active,
        BANNED: creatorStatus.banned,
        ENDED: creatorStatus.ended,
      },
      rest: 'NONE',
    },
    CreatorContentKind: { values: named(profitKinds) },
    DatasetRating: { values: named(datasetRatingNames) },
    CreatorProfitSource: {
      values: {
        FORK: 'FORK',
        LIKE: 'VOTE',
        BOOKMARK: 'BOOKMARK',
        RATING: 'RATING',
        ATTACHED: 'ATTACHED',
      },
    },
    ExchangeStatus: { values: named(exchangeStatuses) },
  },
  loaders: creatorLoaders,
  inputs,
} satisfies Domain;
