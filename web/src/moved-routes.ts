import { accountSettingsPath, settingPath, settingTabs } from './domains/account/paths.ts';
import {
  columnApplicationPath,
  columnListPath,
  createColumnPath,
} from './domains/columns/paths.ts';
import { competitionListPath } from './domains/competitions/paths.ts';
import { datasetListPath } from './domains/datasets/paths.ts';
import { createProjectPath, projectListPath } from './domains/projects/paths.ts';
import { globalSearchPath } from './domains/search/paths.ts';
import { topicNames } from './routes/LearnPage/topic-names.ts';
import { homePath } from './routing/home.ts';
import { moved } from './routing/moved.ts';

/**
 * The specification's addresses that stand elsewhere (spec 1, section 2: Paths; decisions: bare
 * addresses). Links that members share have these, so that they lead there for good.
 */
export const movedRoutes = [
  moved('/', homePath, 302),
  moved('me', homePath, 302),
  moved('feed', homePath, 302),
  moved('recommend', homePath, 302),
  moved('home/me', homePath, 302),
  moved('home/feed', homePath, 302),
  moved('home/recommend', homePath, 302),
  moved('competition', competitionListPath, 301),
  moved('competition/:id/:tab?/:tabParam?', '/home/competition/:id/:tab/:tabParam', 301),
  moved('column', columnListPath, 301),
  moved('column/create', createColumnPath, 301),
  moved('column/application', columnApplicationPath, 301),
  moved('column/edit/:id/:tab?', '/home/column/edit/:id/:tab', 301),
  moved('column/subscriber/:id', '/home/column/subscriber/:id', 301),
  moved('column/:id', '/home/column/:id', 301),
  moved('project', projectListPath, 301),
  moved('project/edit/:id', '/mw/project/edit/:id', 301),
  moved('project/edit', createProjectPath, 302),
  moved('mw/project/edit', createProjectPath, 302),
  moved('project/create', '/mw/project/create', 301),
  moved('project/share/:token', '/mw/project/share/:token', 301),
  moved('project/:id/:tab?', '/mw/project/:id/:tab', 301),
  moved('dataset', datasetListPath, 301),
  moved('dataset/all', '/home/dataset/all', 301),
  moved('dataset/selected', '/home/dataset/selected', 301),
  moved('dataset/create', '/mw/dataset/create', 301),
  moved('dataset/edit/:id', '/mw/dataset/edit/:id', 301),
  moved('dataset/:id/:tab?', '/mw/dataset/:id/:tab', 301),
  moved('gist/:id', '/home/gist/:id', 301),
  ...topicNames.map((name) => moved(`learn/${name}`, `/home/learn/${name}`, 301)),
  moved('error', '/home/error', 301),
  moved('latex', '/home/latex', 301),
  moved('global', globalSearchPath, 301),
  moved('user/profile/:id?/:tab?', '/home/user/profile/:id/:tab', 301),
  moved('user/level/:id?', '/home/user/level/:id', 301),
  moved('user/setting', accountSettingsPath, 302),
  ...settingTabs.map((tab) => moved(`user/setting/${tab}`, settingPath(tab), 301)),
  moved('user/star/:tab?', '/home/user/star/:tab', 301),
  moved('user/wallet', '/home/user/wallet', 301),
  moved('user/message', '/home/user/message', 301),
  moved('user/team-message', '/home/user/team-message', 301),
  moved('user/notification', '/home/user/notification', 301),
  moved('user/snippets', '/home/user/snippets', 301),
  moved('user/workorder', '/home/user/workorder', 301),
  moved('user/workorder/:id', '/home/user/workorder/:id', 301),
  moved('competition/forumlist/:id', '/home/competition/forumlist/:id', 301),
  moved('competition/forum/create', '/home/competition/forum/create', 301),
  moved('competition/forum/edit/:id', '/home/competition/forum/edit/:id', 301),
  moved('competition/forum/:id', '/home/competition/forum/:id', 301),
  moved('competition/mine', '/home/competition/mine', 301),
  moved('competition/myteams', '/home/competition/myteams', 301),
  moved('competition/works', '/home/competition/works', 301),
  moved('competition/team/:id', '/home/competition/team/:id', 301),
  moved('team/:id', '/home/competition/team/:id', 301),
  moved('activity/EXERCISE', '/home/activity/EXERCISE', 301),
  moved('unsubscribe', '/home/unsubscribe', 302),
  moved('setting', accountSettingsPath, 302),
  moved('home/user/setting', accountSettingsPath, 302),
];
