import { type Lab, type Notebook, projectCalls } from '@whaletide/schema/rest/projects.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { childrenLoader, visibleRowLoader } from '../../upstream/batching.ts';

export interface ProjectLoaders {
  byId: DataLoader<string, Lab | null>;
  /** By version. */
  notebooks: DataLoader<string, Notebook[]>;
}

export const projectLoaders = ({ upstream, own }: LoaderScope): ProjectLoaders => {
  const { byIds, notebooks } = projectCalls;
  return {
    byId: visibleRowLoader(
      (ids) => upstream.shared(byIds, { query: { ids } }),
      own && ((ids) => own.call(byIds, { query: { ids } })),
      (lab) => lab._id,
    ),
    notebooks: childrenLoader(
      (ids) => upstream.shared(notebooks, { query: { LabVersion: ids, perPage: 100 } }),
      own && ((ids) => own.call(notebooks, { query: { LabVersion: ids, perPage: 100 } })),
      (notebook) => notebook.LabVersion,
    ),
  };
};
