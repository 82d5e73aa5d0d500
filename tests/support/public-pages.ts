import { GraphqlClient } from './graphql.ts';

/** The kinds of pages that visitors come to first. */
export const pageNames = [
  'home',
  'list',
  'detail',
  'board',
  'forum',
  'thread',
  'columns',
  'column',
  'projects',
  'project',
  'datasets',
  'dataset',
  'search',
] as const;
export type PageName = (typeof pageNames)[number];

const QUERY = `{
  competitions(status: RUNNING, name: "企鹅") { items { id } }
  columns { items { id } }
  projects { items { id } }
  datasets { items { id } }
}`;
const THREADS = 'query ($forumId: ID!) { forumPosts(forumId: $forumId) { items { id } } }';

interface Ids {
  items: { id: string }[];
}

const first = (what: string, { items: [item] }: Ids): string => {
  if (!item) throw new Error(`The demo has no ${what}`);
  return item.id;
};

/** One page of each kind, in the demo community of the site at this address. */
export const publicPages = async (site: string): Promise<Record<PageName, string>> => {
  const visitor = new GraphqlClient(site);
  const { competitions, columns, projects, datasets } =
    await visitor.ask<Record<'competitions' | 'columns' | 'projects' | 'datasets', Ids>>(QUERY);
  const forumId = first('running competition', competitions);
  const { forumPosts } = await visitor.ask<{ forumPosts: Ids }>(THREADS, { forumId });
  return {
    home: '/home',
    list: '/home/competition',
    detail: `/home/competition/${forumId}`,
    board: `/home/competition/${forumId}/leaderboard`,
    forum: `/home/competition/forumlist/${forumId}`,
    thread: `/home/competition/forum/${first('thread', forumPosts)}`,
    columns: '/home/column',
    column: `/home/column/${first('column', columns)}`,
    projects: '/home/project',
    project: `/mw/project/${first('project', projects)}`,
    datasets: '/home/dataset',
    dataset: `/mw/dataset/${first('dataset', datasets)}`,
    search: `/home/global?search=${encodeURIComponent('企鹅')}`,
  };
};
