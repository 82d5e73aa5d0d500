import {
  type Lab,
  type LabCount,
  type LabState,
  type LabTagGroup,
  type Notebook,
} from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader, visibleRowLoader } from '#upstream/batching.ts';

export interface ProjectLoaders {
  byId: DataLoader<string, Lab | null>;
  /** The tags of projects by their groups, asked for once. */
  tags: () => Promise<LabTagGroup[]>;
  /** Number of a member's public datasets; null where they are hidden. */
  countOf: DataLoader<string, LabCount | null>;
  /** State of a dataset for the viewer; undefined for a visitor. */
  state: DataLoader<string, LabState | null> | undefined;
  /** By version. */
  notebooks: DataLoader<string, Notebook[]>;
}

/** As many as are asked for at once. */
const whole = { page: 1, perPage: 100 };

export const projectLoaders = ({ upstream, own }: LoaderScope): ProjectLoaders => {
  const { list, counts, notebooks } = projectCalls;
  let tags: Promise<LabTagGroup[]> | undefined;
  const askTags = async () =>
    (await upstream.shared(projectCalls.tags, { query: { type: 'tree' } })).data;
  return {
    tags: () => (tags ??= askTags()),
    byId: visibleRowLoader(
      (ids) => upstream.shared(list, { query: { ids, ...whole } }),
      own && ((ids) => own.call(list, { query: { ids, ...whole } })),
      (lab) => lab._id,
    ),
    countOf: visibleRowLoader(
      (ids) => upstream.shared(counts, { query: { User: ids } }),
      own && ((ids) => own.call(counts, { query: { User: ids } })),
      (count) => count.User,
    ),
    state:
      own &&
      rowLoader(
        (ids) => own.call(projectCalls.states, { query: { ids } }),
        (state) => state.Lab,
      ),
    notebooks: childrenLoader(
      (ids) => upstream.shared(notebooks, { query: { LabVersion: ids, perPage: 100 } }),
      own && ((ids) => own.call(notebooks, { query: { LabVersion: ids, perPage: 100 } })),
      (notebook) => notebook.LabVersion,
    ),
  };
};
