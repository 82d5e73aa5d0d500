import { expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { staticPages } from '#gateway/src/http/crawlers/sitemap.ts';
import { robots } from '#gateway/src/http/crawlers/robots.ts';
import { pagePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { publicPageKinds } from '@whaletide/schema/domains/site/rest/site.ts';
import { channelPath } from '#web/src/domains/channels/paths.ts';
import { columnPath } from '#web/src/domains/columns/paths.ts';
import { activityPath, competitionPath } from '#web/src/domains/competitions/paths.ts';
import { datasetPath } from '#web/src/domains/datasets/paths.ts';
import { channelPostPath, forumListPath, forumPostPath } from '#web/src/domains/forum/paths.ts';
import { organizationPath } from '#web/src/domains/organizations/paths.ts';
import { projectPath } from '#web/src/domains/projects/paths.ts';
import { teamPath } from '#web/src/domains/teams/paths.ts';
import { pageRoutes } from '#web/src/routes.ts';
import { isMovedHandle } from '#web/src/routing/handle.ts';

const id = 'a'.repeat(24);
/** The channel of a post. */
const within = { channel: id };
const own = {
  competitions: competitionPath,
  activities: activityPath,
  forums: forumListPath,
  posts: forumPostPath,
  channels: channelPath,
  channelPosts: (post: string) => channelPostPath(id, post),
  columns: columnPath,
  projects: projectPath,
  datasets: datasetPath,
  teams: teamPath,
  organizations: organizationPath,
};

/** The routes that an address leads through. */
const routesOf = (path: string) => (matchRoutes(pageRoutes, path) ?? []).map(({ route }) => route);
const closed = [...robots(undefined).matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
const isClosed = (path: string) =>
  closed.some((one) => new RegExp(`^${one.replaceAll('*', '[^/]*')}`).test(path));

it.each(publicPageKinds)('the sitemap has %s where they are', (kind) => {
  expect(pagePaths[kind](id, within)).toBe(own[kind](id));
});

it('the sitemap has what stands in an organization’s name below it', () => {
  expect([
    pagePaths.projects(id, { organization: 'tide' }),
    pagePaths.datasets(id, { organization: 'tide' }),
  ]).toEqual([projectPath(id, { organization: 'tide' }), datasetPath(id, 'document', 'tide')]);
});

it.each([...staticPages, ...publicPageKinds.map((kind) => pagePaths[kind](id, within))])(
  '%s, of the sitemap, is a page that asks nobody to sign in and that robots.txt leaves open',
  (path) => {
    const routes = routesOf(path);
    expect(routes.at(-1)?.lazy).toBeDefined();
    expect(routes.flatMap(({ guard }) => guard ?? [])).toEqual([]);
    expect(isClosed(path)).toBe(false);
  },
);

it('robots.txt closes every page for members', () => {
  const paths = pageRoutes
    .filter(({ guard, handle }) => guard && !isMovedHandle(handle))
    .map(({ path = '' }) => `/${path.replace(/:\w+\??/g, id)}`);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !isClosed(path))).toEqual([]);
});
