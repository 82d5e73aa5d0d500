import {
  eachText,
  type OptionalTexts,
  settingsProblems,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import type {
  AuthorshipRule,
  CompetitionKind,
  UpdateCompetitionInput,
} from '#apollo/schema.generated.ts';
import type { PictureChange } from '#components/PictureField/PictureField.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import {
  activityInputOf,
  activityProblemsOf,
  type ActivityValues,
  activityValuesOf,
  hasActivity,
} from './activity-values.ts';
import type { SettingsPanelQuery } from './SettingsPanel.generated.ts';

export type Competition = NonNullable<SettingsPanelQuery['competition']>;

/** Values of the form. Times are ISO 8601, empty for none; tags are one text. */
export interface SettingsValues extends OptionalTexts<string> {
  name: string;
  shortDescription: string;
  tags: string;
  startDate: string;
  endDate: string;
  registerEndDate: string;
  maxMembersPerTeam: number | string;
  isTeamNameLocked: boolean;
  requiresSameUniversity: boolean;
  authorshipRule: AuthorshipRule;
  teamNotification: string;
  tabs: { id?: string; title: string; content: string; type: number }[];
  ofOrganization: boolean;
  publishesToAll: boolean;
  opensForum: boolean;
  limitsRegistrations: boolean;
  kind: CompetitionKind;
  /** Id of the series that it belongs to; empty for none. */
  seriesId: string;
  landingUrl: string;
  usesSharedCompute: boolean;
  isSticky: boolean;
  image: PictureChange;
  headingImage: PictureChange;
  /** True where boards of tasks that have begun follow a change of the prize. */
  boardsFollowAward: boolean;
  /** Settings that activities alone have. */
  activity: ActivityValues;
}

export const valuesOf = (competition: Competition): SettingsValues => ({
  name: competition.name,
  shortDescription: competition.shortDescription,
  ...eachText((name) => competition[name] ?? ''),
  tags: competition.tags.join('，'),
  startDate: competition.startDate,
  endDate: competition.endDate ?? '',
  registerEndDate: competition.registerEndDate ?? '',
  maxMembersPerTeam: competition.maxMembersPerTeam,
  isTeamNameLocked: competition.isTeamNameLocked ?? false,
  requiresSameUniversity: competition.requiresSameUniversity ?? false,
  authorshipRule: competition.authorshipRule ?? 'ALLOWED',
  teamNotification: competition.teamNotification ?? '',
  tabs: (competition.tabs ?? []).map(({ id, title, content, type }) => ({
    id,
    title,
    content,
    type,
  })),
  ofOrganization: competition.publishStatus === 'ORGANIZATION',
  publishesToAll: competition.publishesToAll ?? false,
  opensForum: competition.opensForum ?? false,
  limitsRegistrations: competition.limitsRegistrations ?? false,
  kind: competition.kind,
  seriesId: competition.series?.id ?? '',
  landingUrl: competition.landingUrl ?? '',
  usesSharedCompute: competition.usesSharedCompute,
  isSticky: competition.isSticky,
  image: undefined,
  headingImage: undefined,
  boardsFollowAward: false,
  activity: activityValuesOf(competition),
});

/** Tags as they were typed, by commas and blanks of any kind. */
const tagsOf = (text: string) => text.split(/[,，、\s]+/).filter(Boolean);

export const problemsOf = (values: SettingsValues) =>
  problemsByField('UpdateCompetitionInput', [
    ...settingsProblems(
      {
        ...values,
        landingUrl: values.kind === 'SERIES' ? values.landingUrl : '',
        tags: tagsOf(values.tags),
        endDate: values.endDate || null,
        registerEndDate: values.registerEndDate || null,
        maxMembersPerTeam: Number(values.maxMembersPerTeam),
      },
      eventWord(values),
    ),
    ...activityProblemsOf(values.kind, values.activity),
  ]);

export const inputOf = (competitionId: string, values: SettingsValues): UpdateCompetitionInput => {
  const { image, headingImage, ofOrganization, activity, ...plain } = values;
  const isSeries = values.kind === 'SERIES';
  return {
    ...plain,
    competitionId,
    // Values without a field in the kind are dropped with it.
    seriesId: isSeries ? null : values.seriesId || null,
    landingUrl: isSeries ? values.landingUrl : '',
    limitsRegistrations: isSeries && values.limitsRegistrations,
    tags: tagsOf(values.tags),
    endDate: values.endDate || null,
    registerEndDate: values.registerEndDate || null,
    maxMembersPerTeam: Number(values.maxMembersPerTeam),
    publishStatus: ofOrganization ? 'ORGANIZATION' : 'COMMUNITY',
    ...(hasActivity(values.kind) && { activity: activityInputOf(values.kind, activity) }),
    ...(image !== undefined && { imageKey: image?.key ?? null }),
    ...(headingImage !== undefined && { headingImageKey: headingImage?.key ?? null }),
  };
};
