const competition = 'routes/CompetitionPage/CompetitionPage.tsx';

/**
 * The public pages, each by the modules that a visitor's first load of it asks for besides the
 * shell: the page's own, and the parts that it always fetches after that. Paths within `src`.
 */
export const firstLoads: Readonly<Record<string, readonly string[]>> = {
  list: ['routes/CompetitionListPage/CompetitionListPage.tsx'],
  detail: [competition],
  board: [competition, 'domains/leaderboards/components/LeaderboardPanel/LeaderboardPanel.tsx'],
  forum: ['domains/forum/pages/ForumListPage/ForumListPage.tsx'],
  thread: ['domains/forum/pages/ForumPostPage/ForumPostPage.tsx'],
  columns: ['domains/columns/pages/ColumnListPage/ColumnListPage.tsx'],
  column: ['domains/columns/pages/ColumnPage/ColumnPage.tsx'],
  projects: ['routes/ProjectListPage/ProjectListPage.tsx'],
  project: ['routes/ProjectPages/ProjectWithDatasets.tsx'],
  datasets: ['domains/datasets/pages/DatasetListPage/DatasetListPage.tsx'],
  dataset: ['domains/datasets/pages/DatasetPage/DatasetPage.tsx'],
  search: ['domains/search/pages/SearchPage/SearchPage.tsx'],
  home: ['routes/HomePage/HomePage.tsx'],
};

/** Pages of a competition that are about what teams did and said; all others are about content. */
export const talking: readonly string[] = ['board', 'forum', 'thread'];

/** Modules that every page loads: the entry, and what it fetches on start. */
export const shell: readonly string[] = ['main.tsx', 'shell/NoticeCenter.tsx'];

/** Modules that every page additionally loads for a member. */
export const member: readonly string[] = [
  'shell/Navbar/MemberTools.tsx',
  'shell/MemberExtras/MemberExtras.tsx',
  'shell/LiveEvents/LiveEvents.tsx',
  'apollo/live-link.ts',
  'apollo/tabs/open-tab.ts',
  'domains/quests/components/TaskNote/TaskNote.tsx',
];

/** Modules that most forms for members need; one of them is seldom loaded alone. */
export const forms: readonly string[] = [
  'components/Form/Form.tsx',
  'components/Form/useDraftForm.ts',
  'components/FormModal/FormModal.tsx',
  'components/ConfirmModal/ConfirmModal.tsx',
  'components/UploadField/UploadField.tsx',
  'components/PictureField/PictureField.tsx',
  'components/PasswordField/PasswordField.tsx',
  'components/TimeField/TimeField.tsx',
];
