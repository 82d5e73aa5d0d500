import { sessionOf } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { coverPath } from '#components/Cover/cover-path.ts';
import { activityListPath } from '#domains/activities/paths.ts';
import {
  competitionListPath,
  detailPath,
  isActivity,
  type CompetitionTab,
} from '#domains/competitions/paths.ts';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { eventLd, trailLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';

interface Competition {
  id: string;
  kind: CompetitionKind;
  name: string;
  shortDescription: string;
  image: string | null;
  headingImage: string | null;
  startDate: string;
  endDate: string | null;
  detailType: string | null;
  live: { startsAt: string; endsAt: string } | null;
  tags: readonly string[];
  organization: { name: string } | null;
}

/**
 * Descriptions of the tabs that have an address of their own; the first tab is the competition
 * itself.
 */
const tabs: Partial<Record<CompetitionTab, { title: string; about: (name: string) => string }>> = {
  leaderboard: { title: '排行榜', about: (name) => `${name}的排行榜：各支队伍的名次和得分。` },
  teamswrapper: { title: '团队', about: (name) => `参加${name}的团队，以及正在招募队友的团队。` },
  code: { title: '代码', about: (name) => `${name}中公开分享的代码，以及榜单上的得分。` },
  writeups: { title: '方案', about: (name) => `${name}中各支队伍的方案：思路、特征、验证和成本。` },
  datasetbindings: { title: '数据', about: (name) => `${name}的数据：文件列表和预览。` },
};

/** Describes a competition in its document's head, in the tab that is open. */
export const competitionHead = (
  competition: Competition,
  tab: string,
  tabParam: string | undefined,
): PageHead => {
  const { id, name, shortDescription, tags } = competition;
  const own = tabs[tab as CompetitionTab];
  const path = detailPath(competition);
  // The board shows the same whatever follows.
  const param = tab === 'leaderboard' ? undefined : tabParam;
  const canonical = own ? detailPath(competition, tab as CompetitionTab, param) : path;
  const image =
    competition.headingImage ??
    competition.image ??
    coverPath(id, [name, ...tags, shortDescription].join(' '));
  const trail = [
    isActivity(competition)
      ? { name: '活动', path: activityListPath }
      : { name: '比赛', path: competitionListPath },
    { name, path },
    ...(own ? [{ name: own.title, path: canonical }] : []),
  ];
  const session = sessionOf(competition);
  const startDate = session?.startsAt ?? competition.startDate;
  const endDate = session?.endsAt ?? competition.endDate;
  const event = (siteName: string) => ({
    path,
    name,
    description: shortDescription,
    image,
    startDate,
    endDate,
    organizer: competition.organization?.name ?? siteName,
    keywords: tags,
  });
  return {
    title: own ? `${own.title} · ${name}` : name,
    description: own?.about(name) ?? shortDescription,
    image,
    canonical,
    jsonLd: (absolute, siteName) => [
      ...(own ? [] : [eventLd(event(siteName), absolute)]),
      trailLd(trail, absolute),
    ],
  };
};
