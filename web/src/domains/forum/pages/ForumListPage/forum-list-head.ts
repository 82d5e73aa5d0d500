import { trailLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import { forumListPath } from '#domains/forum/paths.ts';

interface Competition {
  id: string;
  name: string;
}

interface Address {
  typeNumber: number;
  text: string;
  page: number;
}

/** Builds the head of a forum's document, the same in every order of its posts. */
export const forumListHead = (
  { id, name }: Competition,
  { typeNumber, text, page }: Address,
): PageHead => {
  const path = forumListPath(id);
  const kept = new URLSearchParams({
    ...(typeNumber > 0 && { type: String(typeNumber) }),
    ...(page > 1 && { page: String(page) }),
  });
  return {
    title: `讨论区 · ${name}`,
    description: `${name}的讨论区：公告、提问、经验分享和队友招募。`,
    canonical: kept.size > 0 ? `${path}?${kept}` : path,
    // Search results aren't pages of the site's own.
    hidden: text !== '' || undefined,
    feed: `${path}/rss.xml`,
    jsonLd: (absolute) => [
      trailLd(
        [
          { name: '比赛', path: competitionListPath },
          { name, path: competitionPath(id) },
          { name: '讨论区', path },
        ],
        absolute,
      ),
    ],
  };
};
