import { settingsProblems } from '@whaletide/schema/rules/competition-settings.ts';
import type { UpdateCompetitionInput } from '../../../../apollo/schema.generated.ts';
import type { PictureChange } from '../../components/PictureField/PictureField.tsx';
import { problemsByField } from '../../field-of.ts';
import type { SettingsPanelQuery } from './SettingsPanel.generated.ts';

export type Competition = NonNullable<SettingsPanelQuery['competition']>;

/** What the form holds. Times are ISO 8601, empty for none; tags are one text. */
export interface SettingsValues {
  name: string;
  shortDescription: string;
  award: string;
  tags: string;
  startDate: string;
  endDate: string;
  registerEndDate: string;
  maxMembersPerTeam: number | string;
  teamNameLocked: boolean;
  teamSameUniversity: boolean;
  teamNotification: string;
  tabs: { id?: string; title: string; content: string; type: number }[];
  ofOrganisation: boolean;
  publishesToAll: boolean;
  opensForum: boolean;
  limitsRegistrations: boolean;
  image: PictureChange;
  headingImage: PictureChange;
}

export const valuesOf = (competition: Competition): SettingsValues => ({
  name: competition.name,
  shortDescription: competition.shortDescription,
  award: competition.award ?? '',
  tags: competition.tags.join('，'),
  startDate: competition.startDate,
  endDate: competition.endDate ?? '',
  registerEndDate: competition.registerEndDate ?? '',
  maxMembersPerTeam: competition.maxMembersPerTeam,
  teamNameLocked: competition.teamNameLocked ?? false,
  teamSameUniversity: competition.teamSameUniversity ?? false,
  teamNotification: competition.teamNotification ?? '',
  tabs: (competition.tabs ?? []).map(({ id, title, content, type }) => ({ id, title, content, type })),
  ofOrganisation: competition.publishStatus === 'ORGANISATION',
  publishesToAll: competition.publishesToAll ?? false,
  opensForum: competition.opensForum ?? false,
  limitsRegistrations: competition.limitsRegistrations ?? false,
  image: undefined,
  headingImage: undefined,
}); // prettier-ignore

/** Tags as they were typed, by commas and blanks of any kind. */
const tagsOf = (text: string) => text.split(/[,，、\s]+/).filter(Boolean);

export const problemsOf = (values: SettingsValues) =>
  problemsByField(
    settingsProblems({
      ...values,
      tags: tagsOf(values.tags),
      endDate: values.endDate || null,
      registerEndDate: values.registerEndDate || null,
      maxMembersPerTeam: Number(values.maxMembersPerTeam),
    }),
  );

export const inputOf = (competitionId: string, values: SettingsValues): UpdateCompetitionInput => {
  const { image, headingImage, ofOrganisation, ...plain } = values;
  return {
    ...plain,
    competitionId,
    tags: tagsOf(values.tags),
    endDate: values.endDate || null,
    registerEndDate: values.registerEndDate || null,
    maxMembersPerTeam: Number(values.maxMembersPerTeam),
    publishStatus: ofOrganisation ? 'ORGANISATION' : 'COMMUNITY',
    ...(image !== undefined && { imageKey: image?.key ?? null }),
    ...(headingImage !== undefined && { headingImageKey: headingImage?.key ?? null }),
  };
};
