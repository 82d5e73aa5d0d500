import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  ClippedPredictions,
  QueuePlace,
  ResultCheck,
  SubmissionQuota,
  Work,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  ScoringFailure,
  ScoringToken,
  scoringWorkerCalls,
  TaskScorer,
  WorkReport,
  WorkScore,
} from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { Trial, TrialResult, TrialWork } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import type { trialKinds } from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  SubjectiveTaskInfo,
  TaskScore,
} from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { FieldAnswer, FieldDefinition, fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import {
  Authorization,
  authorizeStatus,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import type { Domain } from '#graphql/domain.ts';
import { BoardProtection } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { Baseline } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { baselines } from './baselines.ts';
import { submissionLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { protection } from './protection.ts';
import { resolvers } from './resolvers.ts';
import { reviewing } from './reviewing.ts';
import { scoring } from './scoring.ts';
import { trial } from './trial.ts';

export const submissions = {
  resolvers: [resolvers, reviewing, scoring, protection, baselines, trial],
  restTypes: {
    RescoreTaskPayload: reviewingCalls.rescore.response,
    Work,
    WorkPage: PageOf(Work),
    ClippedPredictions,
    TaskScore,
    WorkScore,
    BoardProtection,
    TaskBaseline: Baseline,
    TaskTrial: Trial,
    TrialResult,
    TrialWork,
    TaskScoring: TaskScorer,
    ScoringFailure,
    ScoringToken,
    CreatedScoringToken: scoringWorkerCalls.createToken.response,
    WorkReport,
    ReportPicture: WorkReport.properties.Pictures.items,
    WorkReview: Work.properties.reviewResults.items,
    SubmissionQuota,
    ResultCheck,
    QueuePlace,
    SubjectiveForm: SubjectiveTaskInfo,
    FormField: FieldDefinition,
    FieldAnswer,
    QualificationReview: Authorization,
    QualificationReviewPage: PageOf(Authorization),
  },
  enums: {
    WorkStatus: {
      // Every other number is an error of one kind or another.
      values: {
        PENDING: workStatus.pending,
        REVIEWED: workStatus.reviewed,
        INVALIDATED: workStatus.invalidated,
      },
      rest: 'FAILED',
    },
    Authorship: { values: { HUMAN: 'HUMAN', HUMAN_WITH_AI: 'HUMAN_WITH_AI', AGENT: 'AGENT' } },
    AuthorshipRule: {
      values: {
        ALLOWED: 'ALLOWED',
        MUST_BE_NAMED: 'MUST_BE_NAMED',
        OWN_RANKING: 'OWN_RANKING',
        FORBIDDEN: 'FORBIDDEN',
      },
    },
    TrialKind: {
      values: {
        SAMPLE: 'sample',
        PERFECT: 'perfect',
        CONSTANT: 'constant',
        RANDOM: 'random',
        WORK: 'work',
      } satisfies Record<Uppercase<(typeof trialKinds)[number]>, string>,
    },
    TaskScorer: {
      values: { PLATFORM: 'platform', WORKER: 'worker' },
      rest: 'UNKNOWN',
      isChosen: true,
    },
    SubmitType: { values: { FILE: 'file', TOKEN: 'token' }, rest: 'UNKNOWN', isChosen: true },
    FormFieldType: {
      values: {
        SHORT_TEXT: fieldTypes.shortText,
        LONG_TEXT: fieldTypes.longText,
        FILE: fieldTypes.file,
        PROJECT_VERSION: fieldTypes.projectVersion,
        OPTION: fieldTypes.option,
      },
      rest: 'UNKNOWN',
      isChosen: true,
    },
    QualificationStatus: {
      values: {
        IN_REVIEW: authorizeStatus.inReview,
        PASSED: authorizeStatus.passed,
        REJECTED: authorizeStatus.rejected,
      },
      rest: 'UNKNOWN',
    },
  },
  loaders: submissionLoaders,
  inputs,
} satisfies Domain;
