import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  BoardBaseline,
  BoardRival,
  FinalGroup,
  FinalRankingRow,
  LeaderboardRow,
  TopBoard,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import {
  Leaderboard,
  LeaderboardGroup,
  LeaderboardTeam,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  BoardProgress,
  OwnScore,
  ScoreStep,
  ShakePage,
  ShakeRow,
  TeamProgress,
} from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { CopyCheck, CopyPair } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { Type } from 'typebox';
import { type Domain, madeHere } from '#graphql/domain.ts';
import type { BoardPage } from './boards.ts';
import { copies } from './copies.ts';
import { course } from './course.ts';
import { leaderboardLoaders } from './loaders.ts';
import { groups } from './groups.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';
import { templates } from './templates.ts';

export const leaderboards = {
  resolvers: [resolvers, groups, templates, course, copies],
  restTypes: {
    LeaderboardPage: Type.Unsafe<BoardPage>(PageOf(LeaderboardRow)),
    LeaderboardTemplate: madeHere<{ id: string; html: string | null }>(),
    ExternalBoard: madeHere<{ title: string; url: string }>(),
    BoardRival,
    BoardBaseline,
    LeaderboardRow,
    FinalRankingRow,
    FinalGroup,
    LeaderboardGroup,
    GroupLeaderboard: Leaderboard,
    LeaderboardTeamPage: PageOf(LeaderboardTeam),
    LeaderboardTeam,
    TopBoard,
    CopyCheck,
    CopyPair,
    BoardProgress,
    TeamProgress,
    ScoreStep,
    OwnScore,
    ShakeUpPage: ShakePage,
    ShakeUpRow: ShakeRow,
  },
  enums: {
    LeaderboardBoard: { values: { PUBLIC: 'leaderboard', PRIVATE: 'privateLb' } },
    CopyCheckState: {
      values: { NONE: 'none', RUNNING: 'running', DONE: 'done', FAILED: 'failed' },
      rest: 'UNKNOWN',
    },
    LeaderboardOwner: { values: { TASK: 'task', STAGE: 'stage' } },
  },
  loaders: leaderboardLoaders,
  inputs,
} satisfies Domain;
