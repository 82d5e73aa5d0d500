import { pagePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { FeedAction } from '@whaletide/schema/domains/feed/rules/feed.ts';
import { feedText } from '@whaletide/schema/domains/feed/rules/feed-texts.ts';
import { requireList } from './ask.ts';
import { source } from './feed-source.ts';
import type { PagePaths } from './sitemap.ts';

/** Target of an action; a thing has a title, all others have a name. */
type Target =
  | {
      __typename: 'Project' | 'Dataset';
      id: string;
      title: string;
      organization: { shortName: string } | null;
    }
  | { __typename: 'Competition'; id: string; name: string; kind: string }
  | { __typename: 'Member' | 'Column' | 'Channel'; id: string; name: string };

interface Item {
  id: string;
  action: FeedAction;
  targetType: 'PROJECT' | 'DATASET' | 'COMPETITION' | 'MEMBER' | 'COLUMN';
  targets: Target[];
  createdAt: string;
}

const isActivity = ({ kind }: { kind: string }) => kind === 'ACTIVITY' || kind === 'EXERCISE';

const pathOf = (target: Target, paths: PagePaths): string => {
  const { id } = target;
  switch (target.__typename) {
    case 'Project':
      return paths.projects(id, { organization: target.organization?.shortName });
    case 'Dataset':
      return paths.datasets(id, { organization: target.organization?.shortName });
    case 'Competition':
      return isActivity(target) ? paths.activities(id) : paths.competitions(id);
    case 'Column':
      return paths.columns(id);
    case 'Channel':
      return paths.channels(id);
    case 'Member':
      return pagePaths.members(id);
  }
};

const nameOf = (target: Target): string => ('title' in target ? target.title : target.name);

/**
 * Makes an item that leads to its first target. Targets that are gone are left out, and so is an
 * item without any left.
 */
const itemOf = (
  member: string,
  { id, action, targetType, targets, createdAt }: Item,
  paths: PagePaths,
) => {
  const [first] = targets;
  if (!first) return [];
  const text = feedText({
    action,
    targetType,
    targetsCount: targets.length,
    source: null,
    targets,
  });
  const names = targets.map((target) => `《${nameOf(target)}》`).join('');
  return [
    {
      id,
      title: `${member}${text}${names}`,
      path: pathOf(first, paths),
      text: `${text}${names}`,
      date: createdAt,
      author: member,
    },
  ];
};

/** Feed of what a member did, as far as everybody may know; empty where they hide their profile. */
export const memberActivities = source<{
  member: { name: string; feed: { items: Item[] } | null } | null;
}>({
  path: '/home/user/profile/:id/rss.xml',
  operation: `query MemberFeed($id: ID!) {
    member(id: $id) {
      id
      name
      feed {
        items {
          id action targetType createdAt
          targets {
            __typename
            ... on Project { id title organization { id shortName } }
            ... on Dataset { id title organization { id shortName } }
            ... on Competition { id name kind }
            ... on Member { id name }
            ... on Column { id name }
            ... on Channel { id name }
          }
        }
      }
    }
  }`,
  feed: ({ member }, { id, self, siteName, paths }) =>
    member && {
      title: `${member.name}的动态 - ${siteName}`,
      text: `${member.name}在${siteName}的动态`,
      path: pagePaths.members(id),
      self,
      items: requireList(member.feed).items.flatMap((item) => itemOf(member.name, item, paths)),
    },
});
