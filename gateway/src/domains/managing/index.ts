import { AdministrationCounts } from '@whaletide/schema/domains/managing/rest/administration.ts';
import { Rescoring, RescoringMove } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { CustomMetricSource } from '@whaletide/schema/domains/competitions/rest/custom-metric.ts';
import { ScoreRange } from '@whaletide/schema/domains/competitions/rest/task-scores.ts';
import {
  CompetitionArchive,
  CompetitionImport,
} from '@whaletide/schema/domains/managing/rest/archives.ts';
import {
  ForecastBoard,
  ForecastFile,
  ForecastGiveaway,
  ForecastLeak,
  TaskForecast,
} from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  ChecklistItem,
  ManagedFile,
  SolutionLabel,
  SolutionRows,
  SolutionSampleRow,
  TaskManagement,
} from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import {
  ManagedTeam,
  outcomeCalls,
  Standing,
  Waiting,
} from '@whaletide/schema/domains/managing/rest/outcome.ts';
import {
  CompetitionMessage,
  MessageReach,
} from '@whaletide/schema/domains/managing/rest/messages.ts';
import {
  Participation,
  ParticipationPoint,
} from '@whaletide/schema/domains/managing/rest/participation.ts';
import { RoleHolder } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { TrashedCompetition } from '@whaletide/schema/domains/managing/rest/trash.ts';
import type { Domain } from '#graphql/domain.ts';
import { administration } from './administration.ts';
import { archives } from './archives.ts';
import { forecasts } from './forecasts.ts';
import { inputs } from './inputs.ts';
import { managingLoaders } from './loaders.ts';
import { messages } from './messages.ts';
import { outcome } from './outcome.ts';
import { resolvers } from './resolvers.ts';
import { roles } from './roles.ts';
import { trash } from './trash.ts';
import { settings } from './settings.ts';

export const managing = {
  resolvers: [
    resolvers,
    settings,
    outcome,
    roles,
    messages,
    trash,
    administration,
    archives,
    forecasts,
  ],
  restTypes: {
    AdministrationCounts,
    CompetitionArchive,
    CompetitionImport,
    ChecklistItem,
    CompetitionRoleHolder: RoleHolder,
    TaskManagement,
    TaskForecast,
    ForecastBoard,
    ForecastGiveaway,
    ForecastLeak,
    ForecastFile,
    ScoreRange,
    CustomMetricSource,
    Rescoring,
    RescoringMove,
    RescoringMovePage: PageOf(RescoringMove),
    SolutionRows,
    SolutionSampleRow,
    SolutionLabel,
    ManagedFile,
    ManagedTeamPage: PageOf(ManagedTeam),
    ManagedTeam,
    CompetitionParticipation: Participation,
    ParticipationPoint,
    TrashedCompetition,
    CompetitionMessage,
    CompetitionMessagePage: PageOf(CompetitionMessage),
    MessageReach,
    Standing,
    Promotion: outcomeCalls.promote.response,
    CompetitionWaiting: Waiting,
  },
  enums: {
    CompetitionKind: {
      values: {
        COMPETITION: 'competition',
        EXERCISE: 'exercise',
        ACTIVITY: 'activity',
        SERIES: 'series',
      },
    },
    CompetitionArchiveState: {
      values: { PENDING: 'PENDING', READY: 'READY', FAILED: 'FAILED' },
    },
    TaskForecastState: {
      values: { NONE: 'none', RUNNING: 'running', DONE: 'done', FAILED: 'failed' },
      rest: 'UNKNOWN',
    },
    ForecastLeakKind: {
      values: {
        SHARED_ROWS: 'sharedRows',
        TORN_GROUPS: 'tornGroups',
        ORDERED_IDS: 'orderedIds',
        STRONG_BASELINE: 'strongBaseline',
        ANSWER_COLUMN: 'answerColumn',
      },
      rest: 'UNKNOWN',
    },
    RescoringEnd: {
      values: { DONE: 'done', REPLACED: 'replaced', CANCELLED: 'cancelled' },
      rest: 'UNKNOWN',
    },
    ParticipationUnit: { values: { DAY: 'day', WEEK: 'week' } },
    MessageAudience: {
      values: {
        EVERYBODY: 'everybody',
        TEAM: 'team',
        STAGE: 'stage',
        UNPROMOTED: 'unpromoted',
      },
    },
    CompetitionRole: { values: { CO_ORGANIZER: 'coOrganizer', JUDGE: 'judge' } },
    CompetitionViewerRole: {
      values: { OWNER: 'owner', CO_ORGANIZER: 'coOrganizer', JUDGE: 'judge' },
    },
    PublishStatus: { values: { COMMUNITY: 1, ORGANIZATION: 2 }, rest: 'UNKNOWN', isChosen: true },
  },
  inputs,
  loaders: managingLoaders,
} satisfies Domain;
