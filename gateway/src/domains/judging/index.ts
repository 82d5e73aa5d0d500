import {
  JudgeProgress,
  JudgingOverview,
  JudgingResult,
  LackingWork,
  RankedWork,
} from '@whaletide/schema/domains/judging/rest/overview.ts';
import {
  AssignedWork,
  JudgingPair,
  OwnJudging,
  OwnReview,
  PairTurn,
} from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { Judging, JudgingCriterion } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { judgingLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const judging = {
  resolvers: [resolvers],
  restTypes: {
    TaskJudging: Judging,
    JudgingCriterion,
    JudgingOverview,
    JudgeProgress,
    JudgingEstimate: JudgeProgress.properties.Severity.anyOf[0],
    LackingWork,
    JudgingRank: RankedWork,
    JudgingRankingPage: PageOf(RankedWork),
    JudgingResult,
    CriterionMean: JudgingResult.properties.Criteria.items,
    OwnJudging,
    OwnJudgingPage: PageOf(OwnJudging),
    AssignedWork,
    AssignedWorkPage: PageOf(AssignedWork),
    OwnReview,
    CriterionPoints: OwnReview.properties.Points.items,
    JudgingPair,
    PairTurn,
  },
  enums: {
    JudgingMode: { values: { RUBRIC: 'rubric', PAIRS: 'pairs' } },
    CriterionKind: { values: { YES_NO: 'yesNo', POINTS: 'points' } },
    PairOutcome: { values: { LEFT: 'left', RIGHT: 'right', TIE: 'tie', SKIP: 'skip' } },
  },
  loaders: judgingLoaders,
  inputs,
} satisfies Domain;
