import { accountRoutes } from './domains/account/routes.ts';
import {
  requireMember,
  requireSupport,
} from './domains/account/components/Viewer/require-member.ts';
import { activityRoutes } from './domains/activities/routes.ts';
import { announcementRoutes } from './domains/announcements/routes.ts';
import { applicationFormRoutes } from './domains/application-forms/routes.ts';
import { channelRoutes } from './domains/channels/routes.ts';
import { classRoutes } from './domains/classes/routes.ts';
import { clientRoutes } from './domains/clients/routes.ts';
import { columnRoutes } from './domains/columns/routes.ts';
import { competitionRoutes } from './domains/competitions/routes.ts';
import { competitionTabs } from './domains/competitions/paths.ts';
import { creatorRoutes } from './domains/creators/routes.ts';
import { datasetRoutes } from './domains/datasets/routes.ts';
import { forumPages, forumRoutes } from './domains/forum/routes.ts';
import { growthRoutes } from './domains/growth/routes.ts';
import { judgingRoutes } from './domains/judging/routes.ts';
import { managingRoutes } from './domains/managing/routes.ts';
import { profileTabs } from './domains/members/paths.ts';
import { memberRoutes } from './domains/members/routes.ts';
import { moderationRoutes } from './domains/moderation/routes.ts';
import { organizationFrame, organizationRoutes } from './domains/organizations/routes.ts';
import { parkedWorkRoutes } from './domains/parked-work/routes.ts';
import { notificationRoutes } from './domains/notifications/routes.ts';
import { questRoutes } from './domains/quests/routes.ts';
import { ratingRoutes } from './domains/ratings/routes.ts';
import { receiptRoutes } from './domains/receipts/routes.ts';
import { searchRoutes } from './domains/search/routes.ts';
import { webhookRoutes } from './domains/webhooks/routes.ts';
import { serviceAccountRoutes } from './domains/service-accounts/routes.ts';
import { snippetRoutes } from './domains/snippets/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { projectRoutes } from './domains/projects/routes.ts';
import { teamRoutes } from './domains/teams/routes.ts';
import { workOrderRoutes } from './domains/work-orders/routes.ts';
import { topicNames } from './routes/LearnPage/topic-names.ts';
import type { RouteHandle } from './routing/handle.ts';
import { lazyPage } from './routing/lazy-page.ts';
import type { PageRoute } from './routing/page-route.ts';
import { movedRoutes } from './moved-routes.ts';

const noPermission: RouteHandle = {
  name: 'error',
  title: '无法访问',
  rendered: { query: ['type', 'Competition', 'Stage'] },
};

const home = {
  handle: { name: 'index', title: '', rendered: {} } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/HomePage/HomePage.tsx')),
};

/** The pages that show what several domains make of a competition. */
const competitionList = {
  handle: {
    name: 'competition-list',
    title: '比赛',
    rendered: { query: ['name', 'status', 'tag', 'sort', 'view'] },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/CompetitionListPage/CompetitionListPage.tsx')),
};
const projectList = {
  handle: {
    name: 'project-list',
    title: '项目',
    rendered: { query: ['tab', 'language', 'tags', 'match', 'sort'] },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/ProjectListPage/ProjectListPage.tsx')),
};

const competition = {
  handle: {
    name: 'competition-detail',
    title: '比赛',
    tabs: competitionTabs,
    form: ['register'],
    rendered: {
      tabs: ['content', 'leaderboard', 'teamswrapper', 'datasetbindings'],
      query: [
        'stage',
        'board',
        'group',
        'side',
        'late',
        'page',
        'look',
        'q',
        'followed',
        'school',
        'company',
      ],
      unless: ['file'],
    },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/CompetitionPage/CompetitionPage.tsx')),
};

const activity = {
  ...competition,
  handle: { ...competition.handle, name: 'activity-detail', title: '活动' } satisfies RouteHandle,
};

const profile = {
  handle: {
    name: 'user-profile',
    title: '个人主页',
    tabs: profileTabs,
    form: ['config'],
    rendered: {
      tabs: [
        'overview',
        'project',
        'dataset',
        'column',
        'competition',
        'activity',
        'followers',
        'followees',
      ],
      query: ['page'],
    },
  } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/ProfilePage/ProfilePage.tsx')),
};

const learn = {
  handle: { name: 'learn', title: '学习路径', rendered: {} } satisfies RouteHandle,
  lazy: lazyPage(() => import('./routes/LearnPage/LearnPage.tsx')),
};

/** The page of any address that leads nowhere. */
export const notFound = {
  handle: { name: 'not-found', title: '页面不存在' } satisfies RouteHandle,
  lazy: lazyPage(() => import('./shell/NotFoundPage/NotFoundPage.tsx')),
};

/**
 * All addresses that lead to a page; each domain names its own. The build writes them down for
 * the gateway, which runs this file without a browser: it imports pages only when they are asked for.
 */
export const pageRoutes: PageRoute[] = [
  { path: 'home', ...home },
  ...movedRoutes,
  { path: 'home/competition', ...competitionList },
  { path: 'home/project', ...projectList },
  { path: 'home/competition/:id/:tab?/:tabParam?', ...competition },
  { path: 'home/activity/detail/:id/:tab?/:tabParam?', ...activity },
  ...competitionRoutes,
  ...activityRoutes,
  {
    path: 'home/user/profile',
    handle: { name: 'user-profile', title: '个人主页' } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./routes/ProfilePage/OwnProfilePage.tsx')),
  },
  {
    path: 'home/user/profile/:id/portfolio',
    handle: { name: 'portfolio', title: '作品集', rendered: {} } satisfies RouteHandle,
    lazy: lazyPage(() => import('./routes/PortfolioPage/PortfolioPage.tsx')),
  },
  { path: 'home/user/profile/:id/:tab?', ...profile },
  {
    path: 'home/user/setting/headView',
    handle: { name: 'user-setting', title: '个人资料', form: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./routes/ProfileSettingsPage/ProfileSettingsPage.tsx')),
  },
  {
    path: 'register_landing',
    handle: { name: 'register-landing', title: '完善身份', bare: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./routes/RegisterLandingPage/RegisterLandingPage.tsx')),
  },
  ...topicNames.map((name) => ({ path: `home/learn/${name}`, ...learn })),
  {
    path: 'landing/data-source',
    handle: {
      name: 'data-source',
      title: '申请成为数据来源',
      form: true,
      rendered: {},
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./routes/DataSourcePage/DataSourcePage.tsx')),
  },
  {
    path: 'home/latex',
    handle: {
      name: 'latex',
      title: 'LaTeX 公式',
      form: true,
      rendered: {},
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./routes/LatexPage/LatexPage.tsx')),
  },
  {
    path: 'home/user/star/:tab?',
    handle: {
      name: 'user-star',
      title: '我的收藏',
      tabs: ['project', 'dataset', 'channel'],
    } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./routes/StarPage/StarPage.tsx')),
  },
  {
    path: 'home/user/message',
    handle: { name: 'user-message', title: '私信', fullScreen: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./routes/MessagePage/MessagePage.tsx')),
  },
  {
    path: 'home/user/team-message',
    handle: {
      name: 'user-team-message',
      title: '团队消息',
      fullScreen: true,
    } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./routes/TeamMessagesPage/TeamMessagesPage.tsx')),
  },
  ...teamRoutes,
  ...forumRoutes,
  ...projectRoutes({
    detail: lazyPage(() => import('./routes/ProjectPages/ProjectWithDatasets.tsx')),
    create: lazyPage(() => import('./routes/ProjectPages/CreateWithDatasets.tsx')),
    edit: lazyPage(() => import('./routes/ProjectPages/EditWithDatasets.tsx')),
  }),
  ...datasetRoutes,
  ...columnRoutes,
  ...channelRoutes,
  ...organizationRoutes(
    lazyPage(() => import('./routes/OrganizationPages/OrganizationWithPublished.tsx')),
  ),
  ...judgingRoutes,
  ...managingRoutes,
  organizationFrame([{ path: 'area/:id/:tab?/:tabParam?', ...competition }, ...forumPages('')]),
  {
    path: 'home/admin',
    handle: { name: 'administration', title: '管理中心' } satisfies RouteHandle,
    guard: requireSupport,
    lazy: lazyPage(() => import('./routes/AdministrationPage/AdministrationPage.tsx')),
  },
  ...memberRoutes,
  ...moderationRoutes,
  ...parkedWorkRoutes,
  ...accountRoutes,
  ...announcementRoutes,
  ...questRoutes,
  ...applicationFormRoutes,
  ...notificationRoutes,
  ...creatorRoutes,
  ...growthRoutes,
  ...searchRoutes,
  ...siteRoutes,
  ...snippetRoutes,
  ...ratingRoutes,
  ...receiptRoutes,
  ...workOrderRoutes,
  ...clientRoutes,
  ...serviceAccountRoutes,
  ...webhookRoutes,
  ...classRoutes,
  // The part after the hash says where they lead: see old-addresses.ts.
  { path: '_log/*', ...notFound },
  { path: 'home/_log/*', ...notFound },
  {
    path: 'home/error',
    handle: noPermission,
    lazy: lazyPage(() => import('./shell/NoPermissionPage/NoPermissionPage.tsx')),
  },
];
