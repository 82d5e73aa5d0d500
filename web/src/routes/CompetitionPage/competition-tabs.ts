import { type CompetitionTab, eventWord } from '#domains/competitions/paths.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import type { CompetitionPageQuery } from './CompetitionPage.generated.ts';

type Competition = NonNullable<CompetitionPageQuery['competition']>;

interface Tab {
  tab: Exclude<CompetitionTab, 'register'>;
  title: string;
  /** So many things wait for the viewer there: a dot. */
  waiting?: number;
}

const showsBoard = (part: { showsLeaderboard: boolean; showsPrivateLeaderboard: boolean }) =>
  part.showsLeaderboard || part.showsPrivateLeaderboard;

/**
 * The tabs of the bar for this viewer; register is never one.
 *
 * @param area the organization in whose frame the page stands; undefined outside of any
 */
export const visibleTabs = (competition: Competition, area: string | undefined): Tab[] => {
  const { stages, viewerState, hasFinalRanking, externalBoard } = competition;
  const { publishStatus, invitation, datasetBindings, projects } = competition;
  // An organization's competition has no teams, and is submitted to in the organization's area.
  const ofOrganization = publishStatus === 'ORGANIZATION';
  const tabs: Tab[] = [{ tab: 'content', title: `${eventWord(competition)}详情` }];
  // A live session or a reading group has neither teams nor works.
  const works = takesWorksOf(competition);
  const isPlace = !ofOrganization || area === competition.organization?.shortName;
  if (works && viewerState?.team && isPlace) tabs.push({ tab: 'submit', title: '提交' });
  // Everyone sees who takes part; the dot counts requests that wait for the viewer's answer.
  const waiting = viewerState?.pendingApplicationsCount ?? 0;
  if (works && !ofOrganization) tabs.push({ tab: 'teamswrapper', title: '团队', waiting });
  const anyBoard = stages?.some((stage) => showsBoard(stage) || stage.tasks?.some(showsBoard));
  if (anyBoard || hasFinalRanking || externalBoard)
    tabs.push({ tab: 'leaderboard', title: '排行榜' });
  if (works && competition.isCodeShown) tabs.push({ tab: 'code', title: '代码' });
  // Ranked teams tell how they did it.
  if (works && hasFinalRanking) tabs.push({ tab: 'writeups', title: '方案' });
  // Results stay to be seen where the organizer takes no more of them.
  if (competition.takesPractice || competition.practice)
    tabs.push({ tab: 'practice', title: '练习' });
  if (invitation) tabs.push({ tab: 'invitation', title: '邀请' });
  // Files, or projects alone.
  if (datasetBindings?.length) tabs.push({ tab: 'datasetbindings', title: '数据' });
  else if (projects?.length) tabs.push({ tab: 'datasetbindings', title: '资料' });
  return tabs;
};
