import type { ApolloCache } from '@apollo/client';

/**
 * What datasets say of the projects that work with them is asked for again where it is shown next.
 * For `update` of whatever has a project work with others, seen by others, or gone.
 */
export const forgetDatasetCounts = (cache: ApolloCache): void => {
  const kept = Object.keys(cache.extract() as Record<string, unknown>);
  for (const id of kept)
    if (id.startsWith('Dataset:')) cache.evict({ id, fieldName: 'projectsCount' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'datasetProjects' });
};
