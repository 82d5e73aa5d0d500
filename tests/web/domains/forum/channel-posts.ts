import { forum, post } from './posts.ts';

export const channelId = 'c'.repeat(24);
const channel = { __typename: 'Channel', id: channelId, name: '气象与海洋' };

/** The forum of a channel, where one may do what is said; a member of level 2 writes. */
export const channelForum = (permissions: Record<string, boolean> = {}) => ({
  ...forum,
  id: channelId,
  kind: 'CHANNEL',
  competition: null,
  channel,
  permissions: { ...forum.permissions, ...permissions },
});

/** Permissions of a moderator of the channel. */
export const moderating = { canManage: true, canRemove: true };

/** A channel as its forum asks for it. */
export const channelWith = (forum: object | null = channelForum()) => ({
  channel: { ...channel, forum },
});

/** Somebody else than the viewer. */
export const another = { ...post().author, id: '6'.repeat(24), name: '周启航' };

/** A post of the viewer's in the channel. */
export const channelPost = (changes: Record<string, unknown> = {}) =>
  post({ type: 'EXPERIENCE', title: '插值还是留空', forum: channelForum(), ...changes });
