import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import type { ForumPost } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { administrator, channel } from './channels.ts';
import { type Person, post, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** Everyone who may come to the forum of a channel, by what they are there. */
export const forumRoles = [
  'visitor',
  'beginner',
  'writer',
  'author',
  'moderator',
  'moderatorElsewhere',
  'admin',
] as const;
export type ForumRole = (typeof forumRoles)[number];

/** The forum of a channel, with a member of each role. */
export interface ChannelForum {
  id: string;
  /** Moderators have no points: what they may do comes from their channel alone. */
  people: Record<Exclude<ForumRole, 'visitor'>, Person>;
}

export const makeChannelForum = async (platform: TestPlatform): Promise<ChannelForum> => {
  const admin = await administrator(platform);
  const [{ _id: id }, elsewhere] = [
    await channel(platform, admin, '气象与海洋'),
    await channel(platform, admin, '别处'),
  ];
  const named = async (name: string, channelId: string) => {
    const person = await writer(platform, name, { growthScore: 0 });
    const input = { params: { id: channelId }, body: { Account: name } };
    await platform.call(channelCalls.addAdmin, input, admin);
    return person;
  };
  return {
    id,
    people: {
      beginner: await writer(platform, '初学者', { growthScore: 99 }),
      writer: await writer(platform, '发言者'),
      author: await writer(platform, '楼主'),
      moderator: await named('版主', id),
      moderatorElsewhere: await named('别处的版主', elsewhere._id),
      admin,
    },
  };
};

/** A post about an experience, as channels have them. */
export const channelPost = (
  platform: TestPlatform,
  forum: string,
  by: Person,
  changes: object = {},
): Promise<ForumPost> =>
  post(platform, forum, by, { Title: '插值还是留空', Content: '缺了三天', Type: 3, ...changes });

/** Switches the forum of a channel on or off. */
export const switchForum = async (
  platform: TestPlatform,
  { id, people }: ChannelForum,
  ForumEnabled: boolean,
): Promise<void> => {
  const input = { params: { id }, body: { ForumEnabled } };
  await platform.call(channelCalls.update, input, people.moderator);
};

/** Folds a channel, or puts it back. */
export const foldChannel = async (
  platform: TestPlatform,
  { id, people }: ChannelForum,
  folded: boolean,
): Promise<void> => {
  const params = { kind: 'CHANNEL', id } as const;
  if (folded) {
    const body = { Reason: '整理内容' };
    await platform.call(moderationCalls.fold, { params, body }, people.admin);
  } else await platform.call(moderationCalls.restore, { params }, people.admin);
};
