import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { CompetitionViewerRole } from '#apollo/schema.generated.ts';
import type { PanelProps } from '#lib/panel-props.ts';

interface Panel {
  /** The part of the address: /org/:shortName/competition/manage/:id/:panel. */
  key: string;
  title: string;
  /** Kind of competition that has it: a series holds competitions, and nothing else of its own. */
  of?: 'series' | 'both';
  /** True for what is about teams and works, which a reading group hasn't. */
  ofWorks?: boolean;
  /** True for what judges see too, who see nothing else. */
  forJudges?: boolean;
  Component: LazyExoticComponent<ComponentType<PanelProps>>;
}

const panels: readonly Panel[] = [
  {
    key: 'overview',
    title: '概览',
    Component: lazy(() => import('#domains/managing/panels/OverviewPanel/OverviewPanel.tsx')),
  },
  {
    key: 'settings',
    title: '基本信息',
    of: 'both',
    Component: lazy(() => import('#domains/managing/panels/SettingsPanel/SettingsPanel.tsx')),
  },
  {
    key: 'children',
    title: '子比赛',
    of: 'series',
    Component: lazy(() => import('#domains/managing/panels/ChildrenPanel/ChildrenPanel.tsx')),
  },
  {
    key: 'stages',
    title: '阶段与任务',
    Component: lazy(() => import('#domains/managing/panels/StagesPanel/StagesPanel.tsx')),
  },
  {
    key: 'registration-settings',
    title: '报名设置',
    Component: lazy(
      () =>
        import('#domains/registration/components/RegistrationSettingsPanel/RegistrationSettingsPanel.tsx'),
    ),
  },
  {
    key: 'registrations',
    title: '报名审核',
    Component: lazy(
      () =>
        import('#domains/registration/components/RegistrationReviewPanel/RegistrationReviewPanel.tsx'),
    ),
  },
  {
    key: 'invitation',
    title: '邀请',
    Component: lazy(
      () =>
        import('#domains/invitations/components/InvitationSettingsPanel/InvitationSettingsPanel.tsx'),
    ),
  },
  {
    key: 'datasets',
    title: '数据集',
    Component: lazy(
      () =>
        import('#domains/dataset-bindings/components/DatasetSettingsPanel/DatasetSettingsPanel.tsx'),
    ),
  },
  {
    key: 'skills',
    title: '技能',
    Component: lazy(() => import('#domains/skills/components/SkillRulesPanel/SkillRulesPanel.tsx')),
  },
  {
    key: 'columns',
    title: '专栏',
    Component: lazy(
      () => import('#domains/columns/components/RelatedColumnsPanel/RelatedColumnsPanel.tsx'),
    ),
  },
  {
    key: 'teams',
    ofWorks: true,
    title: '队伍与晋级',
    Component: lazy(() => import('#domains/managing/panels/TeamsPanel/TeamsPanel.tsx')),
  },
  {
    key: 'boards',
    ofWorks: true,
    title: '排行榜',
    Component: lazy(
      () => import('#domains/leaderboards/components/ManagedBoardsPanel/ManagedBoardsPanel.tsx'),
    ),
  },
  {
    key: 'board-groups',
    ofWorks: true,
    title: '榜单分组',
    Component: lazy(
      () => import('#domains/leaderboards/components/BoardGroupsPanel/BoardGroupsPanel.tsx'),
    ),
  },
  {
    key: 'ranking',
    ofWorks: true,
    title: '最终排名',
    Component: lazy(() => import('#domains/managing/panels/RankingPanel/RankingPanel.tsx')),
  },
  {
    key: 'announcements',
    title: '公告',
    Component: lazy(() => import('#domains/managing/panels/AnnouncePanel/AnnouncePanel.tsx')),
  },
  {
    key: 'messages',
    title: '群发消息',
    Component: lazy(() => import('#domains/managing/panels/MessagesPanel/MessagesPanel.tsx')),
  },
  {
    key: 'roles',
    title: '协办与评委',
    of: 'both',
    Component: lazy(() => import('#domains/managing/panels/RolesPanel/RolesPanel.tsx')),
  },
  {
    key: 'works',
    ofWorks: true,
    title: '作品评审',
    forJudges: true,
    Component: lazy(
      () => import('#domains/submissions/components/ReviewWorksPanel/ReviewWorksPanel.tsx'),
    ),
  },
  {
    key: 'judging',
    ofWorks: true,
    title: '评委评审',
    Component: lazy(() => import('#domains/judging/components/JudgingPanel/JudgingPanel.tsx')),
  },
  {
    key: 'qualifications',
    ofWorks: true,
    title: '资质审核',
    Component: lazy(
      () => import('#domains/submissions/components/QualificationPanel/QualificationPanel.tsx'),
    ),
  },
];

/** The panels of the managing page, in the order of its list; the first is where one arrives. */
export const panelsOf = ({
  isSeries,
  viewerRole,
  takesWorks,
}: {
  isSeries: boolean;
  viewerRole: CompetitionViewerRole;
  takesWorks: boolean;
}): readonly Panel[] =>
  panels.filter(
    ({ of, ofWorks = false, forJudges = false }) =>
      (of === 'both' || (of === 'series') === isSeries) &&
      (takesWorks || !ofWorks) &&
      (viewerRole !== 'JUDGE' || forJudges),
  );
