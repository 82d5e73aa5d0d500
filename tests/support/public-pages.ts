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
] as const;
export type PageName = (typeof pageNames)[number];

const QUERY = `{
  competitions(status: RUNNING, name: "企鹅") { items { id } }
  columns { items { id } }
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
  const { competitions, columns } = await visitor.ask<{ competitions: Ids; columns: Ids }>(QUERY);
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
    projects: '/home/project',
    column: `/home/column/${first('column', columns)}`,
  };
};
