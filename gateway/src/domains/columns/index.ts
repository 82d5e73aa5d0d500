import {
  Column,
  ColumnAuthorization,
  ColumnPlace,
  ColumnSubscription,
} from '@whaletide/schema/domains/columns/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { columnLoaders } from './loaders.ts';
import { mutations } from './mutations.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const columns = {
  resolvers: [resolvers, mutations],
  restTypes: {
    Column,
    ColumnPage: PageOf(Column),
    ColumnPlace,
    ColumnSubscription,
    ColumnSubscriptionPage: PageOf(ColumnSubscription),
    ViewerColumns: ColumnAuthorization,
  },
  enums: {
    ColumnSort: {
      values: { UPDATED: '-UpdateDate', SUBSCRIBERS: '-SubscribesCount', PROJECTS: '-LabsCount' },
    },
    ColumnProjectSort: {
      values: { AUTHOR: 'Position', NEWEST: '-UpdateDate', OLDEST: 'UpdateDate', TITLE: 'Title' },
    },
  },
  loaders: columnLoaders,
  inputs,
} satisfies Domain;
