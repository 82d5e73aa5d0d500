import type { ApolloCache } from '@apollo/client';
import { forget } from '#apollo/forget.ts';

/**
 * Makes the project counts of datasets, members and organizations load again where they are shown
 * next. For `update` of any mutation after which a project works with others, is seen by others, or
 * is gone.
 */
export const forgetProjectCounts = (cache: ApolloCache): void => {
  forget(cache, 'Dataset', 'projectsCount');
  forget(cache, 'Dataset', 'projects');
  forget(cache, 'Member', 'projectsCount');
  forget(cache, 'Organization', 'projects');
};
