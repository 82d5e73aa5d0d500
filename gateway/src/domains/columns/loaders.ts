import {
  type Column,
  columnCalls,
  type ColumnLab,
  type ColumnSubscription,
  type LabColumn,
} from '@whaletide/schema/domains/columns/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader, visibleRowLoader } from '#upstream/batching.ts';

const LATEST = 3;

export interface ColumnLoaders {
  byId: DataLoader<string, Column | null>;
  latest: DataLoader<string, ColumnLab[]>;
  /** By project: the columns that hold it. */
  ofProject: DataLoader<string, LabColumn[]>;
  /** Viewer's subscriptions, by column; undefined for a visitor. */
  subscription: DataLoader<string, ColumnSubscription | null> | undefined;
}

/** Columns are everybody's but folded ones; whether one follows them is one's own. */
export const columnLoaders = ({ upstream, own }: LoaderScope): ColumnLoaders => {
  const { list, labsOf, ofLabs, subscriptions } = columnCalls;
  return {
    byId: visibleRowLoader(
      (ids) => upstream.shared(list, { query: { ids, page: 1, perPage: 100 } }),
      own && ((ids) => own.call(list, { query: { ids, page: 1, perPage: 100 } })),
      (column) => column._id,
    ),
    latest: childrenLoader(
      (ids) => upstream.shared(labsOf, { query: { Column: ids, perPage: LATEST } }),
      undefined,
      (one) => one.Column,
    ),
    ofProject: childrenLoader(
      (ids) => upstream.shared(ofLabs, { query: { Lab: ids, perPage: LATEST } }),
      undefined,
      (one) => one.Lab,
    ),
    subscription:
      own &&
      rowLoader(
        (ids) => own.call(subscriptions, { query: { ids } }),
        (one) => one.Column,
      ),
  };
};
