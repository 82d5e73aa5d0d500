import { coverPath } from '../../../../components/Cover/cover-path.ts';
import { postingLd, trailLd } from '../../../../lib/json-ld.ts';
import type { PageHead } from '../../../../lib/page-render.ts';
import { plainText } from '../../../../lib/plain-text.ts';
import { competitionListPath, competitionPath } from '../../../competitions/paths.ts';
import { forumListPath, forumPostPath } from '../../paths.ts';
import type { Post, Reply } from './post.ts';

const pictureOf = ({ work, id, title }: Post): string => work?.cover ?? coverPath(id, title);

/** Builds the head of a post's document, whichever of its floors are shown. */
export const forumPostHead = (post: Post): PageHead => {
  const { id, title, createdAt, updatedAt, work, forum } = post;
  const competition = forum?.competition;
  const path = forumPostPath(id);
  return {
    title,
    description: work?.summary || plainText(post.moderatedContent) || title,
    image: pictureOf(post),
    canonical: path,
    article: { published: createdAt, modified: updatedAt ?? undefined },
    jsonLd: (absolute) =>
      competition
        ? [
            trailLd(
              [
                { name: '比赛', path: competitionListPath },
                { name: competition.name, path: competitionPath(competition.id) },
                { name: '讨论区', path: forumListPath(competition.id) },
                { name: title, path },
              ],
              absolute,
            ),
          ]
        : [],
  };
};

/**
 * Builds its head once the floors are loaded: those of one page, however the visitor came to it.
 */
export const threadHead = (post: Post, replies: readonly Reply[], page: number): PageHead => {
  const path = forumPostPath(post.id);
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
