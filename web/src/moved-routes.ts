import { accountSettingsPath } from './domains/account/paths.ts';
import { createProjectPath } from './domains/projects/paths.ts';
import { topicNames } from './routes/LearnPage/topic-names.ts';
import { homePath } from './routing/home.ts';
import { movedRoute } from './routing/moved-route.ts';

/** Pages below /home, by their addresses without it. */
const belowHome = [
  'activity/:tab?',
  'activity/detail/:id/:tab?/:tabParam?',
  'classes/:id',
  'column',
  'column/:id',
  'column/application',
  'column/create',
  'column/edit/:id/:tab?',
  'column/subscriber/:id',
  'competition',
  'competition/:id/:tab?/:tabParam?',
  'competition/forum/:id',
  'competition/forum/create',
  'competition/forum/edit/:id',
  'competition/forumlist/:id',
  'competition/mine',
  'competition/myteams',
  'competition/team/:id',
  'competition/works',
  'creator/apply',
  'creator/plan',
  'creator/rule/:tab?',
  'dataset',
  'dataset/all',
  'dataset/selected',
  'error',
  'gist/:id',
  'global',
  'judging',
  'judging/:taskId',
  'judging/:taskId/works/:number',
  'latex',
  ...topicNames.map((name) => `learn/${name}`),
  'project',
  'special',
  'special/config/:id/:tab?',
  'special/detail/:id/:tab?',
  'special/:special/forum/create',
  'special/:special/forum/edit/:post',
  'special/:special/forum/post/:post',
  'unsubscribe',
  'user/classes',
  'user/creator/:tab?/:tabParam?',
  'user/level/:id?',
  'user/message',
  'user/notification',
  'user/profile/:id?/:tab?',
  'user/setting/account',
  'user/setting/headView',
  'user/setting/notifications',
  'user/setting/verify',
  'user/setting/webhooks',
  'user/snippets',
  'user/star/:tab?',
  'user/team-message',
  'user/wallet',
  'user/workorder',
  'user/workorder/:id',
];

/** Pages of projects and datasets, by their addresses without /mw. */
const belowWorkbench = [
  'dataset/:id/:tab?',
  'dataset/create',
  'dataset/edit/:id',
  'project/:id/:tab?',
  'project/create',
  'project/edit/:id',
  'project/share/:token/:tab?',
];

/** Leads from each path, which stands below `from` or else nowhere, to the same path below `above`. */
const movedBelow = (above: string, paths: readonly string[], from = '') =>
  paths.map((path) => movedRoute(from + path, `/${above}/${path.replaceAll('?', '')}`, 301));

/**
 * Addresses that lead to a page elsewhere: bare ones, which members share, for good, and those that
 * only lead there today.
 */
export const movedRoutes = [
  movedRoute('/', homePath, 302),
  ...['me', 'feed', 'recommend', 'home/me', 'home/feed', 'home/recommend'].map((path) =>
    movedRoute(path, homePath, 302),
  ),
  ...['setting', 'user/setting', 'home/user/setting'].map((path) =>
    movedRoute(path, accountSettingsPath, 302),
  ),
  ...['project/edit', 'mw/project/edit'].map((path) => movedRoute(path, createProjectPath, 302)),
  movedRoute('team/:id', '/home/competition/team/:id', 301),
  ...movedBelow('home', belowHome),
  ...movedBelow('mw', belowWorkbench),
  ...movedBelow('mw', belowWorkbench, 'home/'),
];
