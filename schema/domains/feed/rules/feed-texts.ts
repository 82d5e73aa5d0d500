import type { FeedAction } from './feed.ts';

const done: Record<FeedAction, string> = {
  JOIN: '参加了',
  VOTE: '赞了',
  FORK: 'Fork 了',
  COMMENT: '评论了',
  FOLLOW: '关注了',
  PUBLISH: '发布了',
  BOOKMARK: '收藏了',
};

/** Names of the kinds of targets, by their names in the SDL. */
const kinds = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
  MEMBER: '用户',
  COLUMN: '专栏',
  CHANNEL: '频道',
};
type Kind = keyof typeof kinds;

interface Told {
  action: FeedAction;
  targetType: Kind;
  targetsCount: number;
  source: { __typename?: string } | null;
  /** The targets that are shown; a competition among them tells its kind. */
  targets?: readonly { __typename: string; kind?: string }[];
}

/** Name of the targets' kind; competitions that are all activities are called that. */
const kindName = ({ targetType, targets = [] }: Pick<Told, 'targetType' | 'targets'>): string =>
  targets.length > 0 && targets.every(({ kind }) => kind === 'ACTIVITY' || kind === 'EXERCISE')
    ? '活动'
    : kinds[targetType];

/** Describes a member's action, to follow their name: 收藏了 3 个项目. */
export const feedText = (told: Told): string => {
  const { action, targetsCount, source } = told;
  const isTaken =
    (source?.__typename === 'Column' || source?.__typename === 'Channel') && action === 'PUBLISH';
  const verb = isTaken ? '收录了' : done[action];
  const many = targetsCount > 1 ? ` ${targetsCount} 个` : '';
  return `${verb}${many}${kindName(told)}`;
};

/** Answers the text in place of targets that no longer exist, named as those that are shown. */
export const goneText = (told: Pick<Told, 'targetType' | 'targets'>): string =>
  `该${kindName(told)}已被删除或折叠`;
