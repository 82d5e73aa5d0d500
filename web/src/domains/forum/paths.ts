import type { ForumKind } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';

const root = '/home/competition';
const channelRoot = '/home/special';

/** A forum by what it belongs to; its id is that one's. */
export interface ForumPlace {
  kind: ForumKind;
  id: string;
}

/** A competition's forum; its id is the competition's. */
export const forumListPath = (competitionId: string) => `${root}/forumlist/${competitionId}`;

export const forumPostPath = (id: string) => `${root}/forum/${id}`;

export const worksPath = `${root}/works`;

/** The list of all channels, and a channel's page: those of web's channels. */
export const allChannelsPath = channelRoot;
export const aboutChannelPath = (channelId: string) => `${channelRoot}/detail/${channelId}`;

/** A channel's forum: a tab of the channel's page. */
export const channelForumPath = (channelId: string) => `${aboutChannelPath(channelId)}/forum`;

export const channelPostPath = (channelId: string, postId: string) =>
  `${channelRoot}/${channelId}/forum/post/${postId}`;

/** The form of a new post; with `teamId` of the team's work. */
export const createPostPath = (competitionId: string, teamId?: string) =>
  `${root}/forum/create?${new URLSearchParams({
    forumId: competitionId,
    competitionId,
    ...(teamId && { workmeta: `${competitionId}_${teamId}` }),
  })}`;

const editPostPath = (id: string) => `${root}/forum/edit/${id}`;

/** The list of a forum's posts. */
export const listPathIn = ({ kind, id }: ForumPlace) =>
  kind === 'CHANNEL' ? channelForumPath(id) : forumListPath(id);

export const postPathIn = ({ kind, id }: ForumPlace, postId: string) =>
  kind === 'CHANNEL' ? channelPostPath(id, postId) : forumPostPath(postId);

export const createPathIn = ({ kind, id }: ForumPlace) =>
  kind === 'CHANNEL' ? `${channelRoot}/${id}/forum/create` : createPostPath(id);

export const editPathIn = ({ kind, id }: ForumPlace, postId: string) =>
  kind === 'CHANNEL' ? `${channelRoot}/${id}/forum/edit/${postId}` : editPostPath(postId);
