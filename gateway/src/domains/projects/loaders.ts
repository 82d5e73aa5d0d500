import {
  type Lab,
  type LabCount,
  type Notebook,
  projectCalls,
} from '@whaletide/schema/rest/projects.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { childrenLoader, visibleRowLoader } from '../../upstream/batching.ts';

export interface ProjectLoaders {
  byId: DataLoader<string, Lab | null>;
  /** How many public ones a member has; null where they are hidden. */
  countOf: DataLoader<string, LabCount | null>;
  /** By version. */
  notebooks: DataLoader<string, Notebook[]>;
}

export const projectLoaders = ({ upstream, own }: LoaderScope): ProjectLoaders => {
  const { byIds, counts, notebooks } = projectCalls;
  return {
    byId: visibleRowLoader(
      (ids) => upstream.shared(byIds, { query: { ids } }),
      own && ((ids) => own.call(byIds, { query: { ids } })),
      (lab) => lab._id,
    ),
    countOf: visibleRowLoader(
      (ids) => upstream.shared(counts, { query: { User: ids } }),
      own && ((ids) => own.call(counts, { query: { User: ids } })),
      (count) => count.User,
    ),
    notebooks: childrenLoader(
      (ids) => upstream.shared(notebooks, { query: { LabVersion: ids, perPage: 100 } }),
      own && ((ids) => own.call(notebooks, { query: { LabVersion: ids, perPage: 100 } })),
      (notebook) => notebook.LabVersion,
    ),
  };
};
