import {
  type Dataset,
  type DatasetCount,
  type DatasetDocument,
  type DatasetState,
  type DatasetVersion,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import {
  type LabDataset,
  labDatasetCalls,
} from '@whaletide/schema/domains/datasets/rest/lab-datasets.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader, visibleRowLoader } from '#upstream/batching.ts';

export interface DatasetLoaders {
  byId: DataLoader<string, Dataset | null>;
  /** Number of a member's public datasets; null where they are hidden. */
  countOf: DataLoader<string, DatasetCount | null>;
  document: DataLoader<string, DatasetDocument | null>;
  /** By dataset, newest first. */
  versions: DataLoader<string, DatasetVersion[]>;
  /** Datasets that a project works with. */
  ofLab: DataLoader<string, LabDataset[]>;
  /** State of a dataset for the viewer; undefined for a visitor. */
  state: DataLoader<string, DatasetState | null> | undefined;
}

/** As many as are asked for at once. */
const whole = { page: 1, perPage: 100 };

export const datasetLoaders = ({ upstream, own }: LoaderScope): DatasetLoaders => {
  const { list, counts, documents, versions } = datasetCalls;
  return {
    byId: visibleRowLoader(
      (ids) => upstream.shared(list, { query: { ids, ...whole } }),
      own && ((ids) => own.call(list, { query: { ids, ...whole } })),
      (dataset) => dataset._id,
    ),
    countOf: visibleRowLoader(
      (ids) => upstream.shared(counts, { query: { User: ids } }),
      own && ((ids) => own.call(counts, { query: { User: ids } })),
      (count) => count.User,
    ),
    document: visibleRowLoader(
      (ids) => upstream.shared(documents, { query: { ids } }),
      own && ((ids) => own.call(documents, { query: { ids } })),
      (document) => document.Dataset,
    ),
    versions: childrenLoader(
      (ids) => upstream.shared(versions, { query: { Dataset: ids } }),
      own && ((ids) => own.call(versions, { query: { Dataset: ids } })),
      (version) => version.Dataset,
    ),
    // A member is asked for at once: of a public project's some may be theirs alone.
    ofLab: childrenLoader(
      (ids) =>
        own
          ? own.call(labDatasetCalls.list, { query: { Lab: ids } })
          : upstream.shared(labDatasetCalls.list, { query: { Lab: ids } }),
      undefined,
      (link) => link.Lab,
    ),
    state:
      own &&
      rowLoader(
        (ids) => own.call(datasetCalls.states, { query: { ids } }),
        (state) => state.Dataset,
      ),
  };
};
