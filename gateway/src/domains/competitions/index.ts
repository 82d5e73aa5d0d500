import { CustomMetricInfo } from '@whaletide/schema/domains/competitions/rest/custom-metric.ts';
import { MetricParameters } from '@whaletide/schema/domains/competitions/rest/metric-parameters.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  CompetitionState,
  CompetitionSummary,
  CompetitionTag,
  ContentTab,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import {
  CompetitionTask,
  DataFile,
  ObjectiveTaskInfo,
  PublicStage,
  Stage,
  TargetLabels,
  TaskExclusion,
  TaskRescored,
} from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { enums } from './enums.ts';
import type { Domain } from '#graphql/domain.ts';
import { competitionLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const competitions = {
  resolvers: [resolvers],
  restTypes: {
    CompetitionPage: PageOf(CompetitionSummary),
    Competition: CompetitionSummary,
    CompetitionSummary,
    CompetitionTag,
    CompetitionTab: ContentTab,
    CompetitionViewerState: CompetitionState,
    Stage,
    PublicStage,
    StageCompetition: PublicStage.properties.Competition,
    CompetitionTask,
    DataFile,
    TaskExclusion,
    TaskRescored,
    AutomaticReview: ObjectiveTaskInfo,
    MetricParameters,
    CustomMetric: CustomMetricInfo,
    TargetLabels,
  },
  enums: { ...enums },
  loaders: competitionLoaders,
} satisfies Domain;
