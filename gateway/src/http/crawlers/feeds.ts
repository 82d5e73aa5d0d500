import { pagePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { excerpt } from './excerpt.ts';
import { source } from './feed-source.ts';
import { logFeed } from './log-feed.ts';
import { requireList } from './ask.ts';
import { memberActivities } from './member-feed.ts';
import { type FeedItem, MAX_ITEMS } from './rss.ts';
import type { PagePaths } from './sitemap.ts';

interface Named {
  id: string;
  name: string;
}

interface Competition extends Named {
  shortDescription: string;
  startDate: string;
  updatedAt: string | null;
}

/** Since when one can join it; before that, when it was announced last. */
const competitionDate = ({ startDate, updatedAt }: Competition, now: Date): string | null =>
  new Date(startDate) <= now ? startDate : updatedAt;

const competitions = source<Record<'announced' | 'all', { items: Competition[] }>>({
  path: '/home/competition/rss.xml',
  // Upcoming ones are what readers wait for; in the list they come after all that run.
  operation: `query CompetitionsFeed {
    announced: competitions(status: NOT_STARTED, perPage: ${MAX_ITEMS}) { items { ...Announced } }
    all: competitions(perPage: ${MAX_ITEMS}) { items { ...Announced } }
  }
  fragment Announced on Competition { id name shortDescription startDate updatedAt }`,
  feed: ({ announced, all }, { self, siteName, now }) => {
    const each = new Map([...announced.items, ...all.items].map((one) => [one.id, one]));
    return {
      title: `比赛 - ${siteName}`,
      text: `${siteName}的比赛`,
      path: '/home/competition',
      self,
      items: Array.from(each.values(), (one) => ({
        id: one.id,
        title: one.name,
        path: pagePaths.competitions(one.id),
        text: one.shortDescription,
        date: competitionDate(one, now),
      })),
    };
  },
});

const activities = source<{ activities: { items: Competition[] } }>({
  path: '/home/activity/rss.xml',
  operation: `query ActivitiesFeed {
    activities(perPage: ${MAX_ITEMS}) { items { id name shortDescription startDate updatedAt } }
  }`,
  feed: (data, { self, siteName, now }) => ({
    title: `活动 - ${siteName}`,
    text: `${siteName}的活动`,
    path: '/home/activity',
    self,
    items: data.activities.items.map((one) => ({
      id: one.id,
      title: one.name,
      path: pagePaths.activities(one.id),
      text: one.shortDescription,
      date: competitionDate(one, now),
    })),
  }),
});

interface Post {
  id: string;
  title: string;
  moderatedContent: string;
  createdAt: string;
  author: { name: string } | null;
}

const postItem = (post: Post): Omit<FeedItem, 'path'> => ({
  id: post.id,
  title: post.title,
  text: excerpt(post.moderatedContent),
  date: post.createdAt,
  author: post.author?.name,
});

const forum = source<{ competition: Named | null; forumPosts: { items: Post[] } }>({
  path: '/home/competition/forumlist/:id/rss.xml',
  operation: `query ForumFeed($id: ID!) {
    competition(id: $id) { id name }
    forumPosts(forumId: $id, sort: NEWEST, perPage: ${MAX_ITEMS}) {
      items { id title moderatedContent createdAt author { id name } }
    }
  }`,
  feed: ({ competition, forumPosts }, { id, self, siteName }) =>
    competition && {
      title: `${competition.name} 讨论区 - ${siteName}`,
      text: `${competition.name}的讨论区`,
      path: pagePaths.forums(id),
      self,
      items: forumPosts.items.map((post) => ({
        ...postItem(post),
        path: pagePaths.posts(post.id),
      })),
    },
});

interface Column extends Named {
  description: string;
  updatedAt: string;
  owner: { name: string } | null;
}

const columns = source<{ columns: { items: Column[] } }>({
  path: '/home/column/rss.xml',
  operation: `query ColumnsFeed {
    columns(sort: UPDATED, perPage: ${MAX_ITEMS}) { items { id name description updatedAt owner { id name } } }
  }`,
  feed: (data, { self, siteName }) => ({
    title: `专栏 - ${siteName}`,
    text: `${siteName}的专栏`,
    path: '/home/column',
    self,
    items: data.columns.items.map((column) => ({
      id: column.id,
      title: column.name,
      path: pagePaths.columns(column.id),
      text: column.description,
      date: column.updatedAt,
      author: column.owner?.name,
    })),
  }),
});

/** Content that may be published in the name of an organization, and is read below it then. */
interface Published {
  id: string;
  title: string;
  description: string;
  updatedAt: string;
  organization: { shortName: string } | null;
}

interface Project extends Published {
  author: { name: string } | null;
}

/** Fields of which the items of projects are made. */
const PROJECT = 'id title description updatedAt organization { id shortName } author { id name }';

/** Fields of which the items of datasets are made. */
const DATASET = 'id title description updatedAt organization { id shortName } creator { id name }';

const publishedItem = (
  { id, title, description, updatedAt, organization }: Published,
  pathOf: PagePaths['projects' | 'datasets'],
  author: { name: string } | null,
): FeedItem => ({
  id,
  title,
  path: pathOf(id, { organization: organization?.shortName }),
  text: description || title,
  date: updatedAt,
  author: author?.name,
});

const projectItems = (projects: readonly Project[], paths: PagePaths): FeedItem[] =>
  projects.map((project) => publishedItem(project, paths.projects, project.author));

const projects = source<{ projects: { items: Project[] } }>({
  path: '/home/project/rss.xml',
  operation: `query ProjectsFeed {
    projects(sort: VERSIONED, perPage: ${MAX_ITEMS}) {
      items { ${PROJECT} }
    }
  }`,
  feed: (data, { self, siteName, paths }) => ({
    title: `项目 - ${siteName}`,
    text: `${siteName}的项目`,
    path: '/home/project',
    self,
    items: projectItems(data.projects.items, paths),
  }),
});

interface Dataset extends Published {
  creator: { name: string } | null;
}

const datasets = source<{ datasets: { items: Dataset[] } }>({
  path: '/home/dataset/rss.xml',
  operation: `query DatasetsFeed {
    datasets(sort: UPDATED, perPage: ${MAX_ITEMS}) {
      items { ${DATASET} }
    }
  }`,
  feed: (data, { self, siteName, paths }) => ({
    title: `数据集 - ${siteName}`,
    text: `${siteName}的数据集`,
    path: '/home/dataset',
    self,
    items: data.datasets.items.map((one) => publishedItem(one, paths.datasets, one.creator)),
  }),
});

const column = source<{
  column: (Column & { projects: { items: Project[] } | null }) | null;
}>({
  path: '/home/column/:id/rss.xml',
  operation: `query ColumnFeed($id: ID!) {
    column(id: $id) {
      id name description updatedAt
      owner { id name }
      projects(sort: NEWEST, perPage: ${MAX_ITEMS}) { items { ${PROJECT} } }
    }
  }`,
  feed: (data, { id, self, siteName, paths }) =>
    data.column && {
      title: `${data.column.name} - ${siteName}`,
      text: data.column.description,
      path: pagePaths.columns(id),
      self,
      items: projectItems(requireList(data.column.projects).items, paths),
    },
});

interface Channel extends Named {
  description: string;
}

/** Projects and datasets of a channel, by their newest changes. */
const channel = source<{
  channel: Channel | null;
  projects: { items: Project[] };
  datasets: { items: Dataset[] };
}>({
  path: '/home/special/detail/:id/rss.xml',
  operation: `query ChannelFeed($id: ID!) {
    channel(id: $id) { id name description }
    projects(channelId: $id, sort: VERSIONED, perPage: ${MAX_ITEMS}) { items { ${PROJECT} } }
    datasets(channelId: $id, sort: UPDATED, perPage: ${MAX_ITEMS}) { items { ${DATASET} } }
  }`,
  feed: (data, { id, self, siteName, paths }) =>
    data.channel && {
      title: `${data.channel.name} - ${siteName}`,
      text: data.channel.description,
      path: pagePaths.channels(id),
      self,
      items: [
        ...projectItems(data.projects.items, paths),
        ...data.datasets.items.map((one) => publishedItem(one, paths.datasets, one.creator)),
      ],
    },
});

const channelForum = source<{ channel: Named | null; forumPosts: { items: Post[] } }>({
  path: '/home/special/detail/:id/forum/rss.xml',
  operation: `query ChannelForumFeed($id: ID!) {
    channel(id: $id) { id name }
    forumPosts(forumId: $id, sort: NEWEST, perPage: ${MAX_ITEMS}) {
      items { id title moderatedContent createdAt author { id name } }
    }
  }`,
  feed: ({ channel: of, forumPosts }, { id, self, siteName }) =>
    of && {
      title: `${of.name} 论坛 - ${siteName}`,
      text: `${of.name}的论坛`,
      path: `${pagePaths.channels(id)}/forum`,
      self,
      items: forumPosts.items.map((post) => ({
        ...postItem(post),
        path: pagePaths.channelPosts(post.id, { channel: id }),
      })),
    },
});

/** Everything that can be followed by a feed reader. */
export const feeds = [
  competitions,
  activities,
  forum,
  projects,
  datasets,
  columns,
  column,
  channel,
  channelForum,
  memberActivities,
  logFeed,
];
