import { columnPages } from './domains/columns/public-pages.ts';
import { competitionPages } from './domains/competitions/store/public-pages.ts';
import { datasetPages } from './domains/datasets/public-pages.ts';
import { forumPages, postPages } from './domains/forum/store/public-pages.ts';
import { projectPages } from './domains/projects/public-pages.ts';
import { organizationPages } from './domains/organizations/public-pages.ts';
import type { PageSources } from './domains/site/public-pages.ts';
import { teamPages } from './domains/teams/public-pages.ts';

/** What the domains say of their pages that every visitor sees. */
export const publicPages: PageSources = {
  competitions: competitionPages,
  forums: forumPages,
  posts: postPages,
  columns: columnPages,
  projects: projectPages,
  datasets: datasetPages,
  teams: teamPages,
  organizations: organizationPages,
};
