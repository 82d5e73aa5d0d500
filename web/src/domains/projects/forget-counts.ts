import type { ApolloCache } from '@apollo/client';
import { forget } from '../../apollo/forget.ts';

/**
 * What datasets say of the projects that work with them, and members and organizations of those that
 * they have, is asked for again where it is shown next. For `update` of whatever has a project work with others,
 * seen by others, or gone.
 */
export const forgetProjectCounts = (cache: ApolloCache): void => {
  forget(cache, 'Dataset', 'projectsCount');
  forget(cache, 'Member', 'projectsCount');
  forget(cache, 'Organization', 'projects');
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'datasetProjects' });
};
