import type {
  CompetitionSettings,
  StageSettings,
  TaskSettings,
} from '@whaletide/schema/rest/managing.ts';
import type { Metric, ObjectiveTaskInfo } from '@whaletide/schema/rest/stages.ts';
import type { CompetitionKind } from '@whaletide/schema/rules/competition-kind.ts';
import type { Static } from 'typebox';
import { isId, requireId } from '../../graphql/ids.ts';
import {
  type FormInput,
  type QualificationInput,
  toAgreement,
  toSubjective,
} from './form-input.ts';

/** The inputs of the mutations as the SDL has them, enums already in the words of REST. */
export interface CompetitionInput {
  name: string;
  shortDescription: string;
  award: string;
  tags: string[];
  startDate: string;
  endDate?: string | null;
  registerEndDate?: string | null;
  maxMembersPerTeam: number;
  teamNameLocked: boolean;
  teamSameUniversity: boolean;
  teamNotification: string;
  tabs: { id?: string | null; title: string; content: string; type: number }[];
  publishStatus: number | string;
  publishesToAll: boolean;
  opensForum: boolean;
  limitsRegistrations?: boolean | null;
  kind?: CompetitionKind | null;
  seriesId?: string | null;
  landingUrl?: string | null;
  displayLabel?: string | null;
  usesSharedCompute?: boolean | null;
  sticky?: boolean | null;
  imageKey?: string | null;
  headingImageKey?: string | null;
}

export interface StageInput {
  name: string;
  startDate: string;
  endDate: string;
  awardWhaleCoin: number;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  privateBoardConfirmation?: string | null;
  qualification?: QualificationInput | null;
}

export interface TaskInput {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  submitDisabled: boolean;
  submissionNotice: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  privateBoardConfirmation?: string | null;
  showsPrivateBestWork?: boolean | null;
  privateLeaderboardDate?: string | null;
  fileKeys: string[];
  objective?: {
    acceptExts: string[];
    sizeLimit: number;
    idColumn: string;
    targetColumn: string;
    dailyLimit?: number | null;
    totalLimit?: number | null;
    metric: Metric;
    sampleKey?: string | null;
    solutionKey?: string | null;
    submitType?: Static<typeof ObjectiveTaskInfo>['SubmitType'] | null;
    publishesLabels?: boolean | null;
    hasPrivateBoard?: boolean | null;
    selectionLimit?: number | null;
    selectionEndDate?: string | null;
  } | null;
  form?: FormInput | null;
}

/** What the competition is, and where it stands; what is absent stays as it is. */
const toPlace = (input: CompetitionInput): Partial<CompetitionSettings> => ({
  ...(input.kind != null && { Kind: input.kind }),
  ...(input.seriesId !== undefined && {
    SeriesCompetition: input.seriesId === null ? null : requireId(input.seriesId, 'seriesId'),
  }),
  ...(input.landingUrl != null && { LandingUrl: input.landingUrl }),
  ...(input.displayLabel != null && { DisplayLabel: input.displayLabel }),
  ...(input.usesSharedCompute != null && { UseKLab: input.usesSharedCompute }),
  ...(input.sticky != null && { Sticky: input.sticky }),
});

export const toSettings = (input: CompetitionInput): CompetitionSettings => {
  // Absent keeps what there is, null takes it away.
  const { imageKey: Image, headingImageKey: ImageHeading } = input;
  return {
    Name: input.name,
    ShortDescription: input.shortDescription,
    Award: input.award,
    Tags: input.tags,
    StartDate: input.startDate,
    EndDate: input.endDate ?? null,
    RegisterEndDate: input.registerEndDate ?? null,
    MaxMembersPerTeam: input.maxMembersPerTeam,
    TeamNameLocked: input.teamNameLocked,
    TeamSameUniversity: input.teamSameUniversity,
    TeamNotification: input.teamNotification,
    Tabs: input.tabs.map(({ id, title, content, type }) => ({
      ...(id != null && isId(id) && { _id: id }),
      Title: title,
      Content: content,
      Type: type,
    })),
    PublishStatus: typeof input.publishStatus === 'number' ? input.publishStatus : 0,
    PublishAll: input.publishesToAll,
    PublishForum: input.opensForum,
    ...toPlace(input),
    ...(input.limitsRegistrations != null && {
      RelatedCompetitionRegisterLimit: input.limitsRegistrations,
    }),
    ...(Image !== undefined && { Image }),
    ...(ImageHeading !== undefined && { ImageHeading }),
  };
};

/** What was typed to show a private board before its end. */
const toConfirmation = ({ privateBoardConfirmation: typed }: StageInput | TaskInput) =>
  typed == null ? {} : { PrivateBoardConfirmation: typed };

export const toStageSettings = (input: StageInput): StageSettings => ({
  Name: input.name,
  StartDate: input.startDate,
  EndDate: input.endDate,
  AwardWhaleCoin: input.awardWhaleCoin,
  ShowLeaderboard: input.showsLeaderboard,
  ShowPrivateLeaderboard: input.showsPrivateLeaderboard,
  ...toConfirmation(input),
  ...(input.qualification && { Agreement: toAgreement(input.qualification) }),
});

const toObjective = (input: NonNullable<TaskInput['objective']>) => ({
  AcceptExts: input.acceptExts,
  SizeLimit: input.sizeLimit,
  IdColumn: input.idColumn,
  TargetColumn: input.targetColumn,
  ReviewDailyLimit: input.dailyLimit ?? null,
  ReviewLimit: input.totalLimit ?? null,
  Metric: input.metric,
  Sample: input.sampleKey ?? null,
  ...(input.solutionKey != null && { Solution: input.solutionKey }),
  ...(input.submitType != null && { SubmitType: input.submitType }),
  ...(input.publishesLabels != null && { PublicLabels: input.publishesLabels }),
  ...(input.hasPrivateBoard != null && { PrivateLeaderboard: input.hasPrivateBoard }),
  ...(input.selectionLimit != null && { SelectionLimit: input.selectionLimit }),
  ...(input.selectionEndDate !== undefined && { SelectionEndDate: input.selectionEndDate }),
});

export const toTaskSettings = (input: TaskInput): TaskSettings => ({
  Name: input.name,
  Description: input.description,
  StartDate: input.startDate,
  EndDate: input.endDate,
  SubmitDisabled: input.submitDisabled,
  SubmissionNotice: input.submissionNotice,
  ShowLeaderboard: input.showsLeaderboard,
  ShowPrivateLeaderboard: input.showsPrivateLeaderboard,
  ...toConfirmation(input),
  ...(input.showsPrivateBestWork != null && { ShowPrivateBestWork: input.showsPrivateBestWork }),
  ...(input.privateLeaderboardDate !== undefined && {
    PrivateLeaderboardDate: input.privateLeaderboardDate,
  }),
  Files: input.fileKeys,
  ...(input.objective && { Objective: toObjective(input.objective) }),
  ...(input.form && { Subjective: toSubjective(input.form) }),
});
