import { domain } from '#shared/domain.ts';
import { boardCourseCalls } from './rest/board-course.ts';
import { boardFileCalls } from './rest/board-files.ts';
import { boardTemplateCalls } from './rest/board-templates.ts';
import { copyCheckCalls } from './rest/copy-check.ts';
import { leaderboardGroupCalls } from './rest/leaderboard-groups.ts';
import { leaderboardCalls } from './rest/leaderboards.ts';

export const leaderboards = domain({
  name: 'leaderboards',
  chinese: '排行榜',
  rest: 'leaderboards',
  graphql: 'Leaderboard, LeaderboardRow',
  purpose: 'Public, private and group boards, computed on reading.',
  calls: [
    leaderboardCalls,
    leaderboardGroupCalls,
    boardCourseCalls,
    boardFileCalls,
    copyCheckCalls,
    boardTemplateCalls,
  ],
  knows: {
    platform: [
      'members',
      'moderation',
      'competitions',
      'site',
      'teams',
      'projects',
      'submissions',
      'scoring',
    ],
    gateway: [],
    web: ['members', 'account', 'competitions', 'teams', 'projects', 'receipts'],
  },
});
