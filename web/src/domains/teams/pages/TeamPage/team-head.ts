import { coverPath } from '#components/Cover/cover-path.ts';
import { trailLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { competitionListPath, competitionPath } from '#domains/competitions/paths.ts';
import { teamPath, teamTabPath } from '#domains/teams/paths.ts';

interface Team {
  id: string;
  name: string;
  image: string | null;
  description: string | null;
  membersCount: number;
  isDeleted: boolean;
  competition: { id: string; name: string } | null;
}

/** Describes a team in its document's head; its members are in the page alone. */
export const teamHead = (team: Team): PageHead => {
  const { id, name, image, description, membersCount, competition } = team;
  const path = teamPath(id);
  const where = competition ? `参加「${competition.name}」的团队` : '团队';
  return {
    title: name,
    description: description || `${where}「${name}」，${membersCount} 名成员。`,
    image: image ?? coverPath(id, competition?.name ?? name),
    canonical: path,
    // Pages of dissolved teams leave the search engines.
    hidden: team.isDeleted || undefined,
    jsonLd: (absolute) =>
      competition
        ? [
            trailLd(
              [
                { name: '比赛', path: competitionListPath },
                { name: competition.name, path: competitionPath(competition.id) },
                { name: '团队', path: teamTabPath(competition.id, 'teams') },
                { name, path },
              ],
              absolute,
            ),
          ]
        : [],
  };
};
