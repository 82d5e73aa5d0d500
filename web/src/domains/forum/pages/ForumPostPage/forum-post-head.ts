import { coverPath } from '#components/Cover/cover-path.ts';
import { postingLd, trailLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import {
  aboutChannelPath,
  allChannelsPath,
  channelForumPath,
  forumListPath,
} from '#domains/forum/paths.ts';
import { type Post, postPath, type Reply } from './post.ts';

const pictureOf = ({ work, id, title }: Post): string => work?.cover ?? coverPath(id, title);

/** Steps that lead to a post: its list, its competition or channel, and the forum there. */
const stepsTo = ({ forum }: Post): { name: string; path: string }[] => {
  const { competition, channel } = forum ?? {};
  if (channel)
    return [
      { name: '频道', path: allChannelsPath },
      { name: channel.name, path: aboutChannelPath(channel.id) },
      { name: '论坛', path: channelForumPath(channel.id) },
    ];
  return competition
    ? [
        { name: '比赛', path: competitionListPath },
        { name: competition.name, path: competitionPath(competition.id) },
        { name: '讨论区', path: forumListPath(competition.id) },
      ]
    : [];
};

/** Builds the head of a post's document, whichever of its floors are shown. */
export const forumPostHead = (post: Post): PageHead => {
  const { title, createdAt, updatedAt, work } = post;
  const path = postPath(post);
  return {
    title,
    description: work?.summary || plainText(post.moderatedContent) || title,
    image: pictureOf(post),
    canonical: path,
    article: { published: createdAt, modified: updatedAt ?? undefined },
    jsonLd: (absolute) => {
      const above = stepsTo(post);
      return above.length > 0 ? [trailLd([...above, { name: title, path }], absolute)] : [];
    },
  };
};

/**
 * Builds its head once the floors are loaded: those of one page, however the visitor came to it.
 */
export const threadHead = (post: Post, replies: readonly Reply[], page: number): PageHead => {
  const path = postPath(post);
  return {
    canonical: page > 1 ? `${path}?page=${page}` : path,
    jsonLd: (absolute) => [
      postingLd(
        {
          ...post,
          path,
          text: post.moderatedContent,
          image: pictureOf(post),
          team: post.work?.team,
          replies: replies
            .filter(({ isDeleted }) => !isDeleted)
            .map((reply) => ({
              ...reply,
              text: reply.content,
              path: `${path}?floor=${reply.number}`,
            })),
        },
        absolute,
      ),
    ],
  };
};
