import {
  activityProblems,
  FIRST_TYPE,
} from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import { isActivityKind } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type {
  ActivitySettingsInput,
  ActivityType,
  CompetitionKind,
} from '#apollo/schema.generated.ts';
import type { PictureChange } from '#components/PictureField/PictureField.tsx';
import type { CompetitionSettingsFragment } from './SettingsPanel.generated.ts';

export interface TutorValue {
  id: string;
  name: string;
  avatar: string | null;
}

/** Values of an activity in the form: numbers and times as texts, empty for none. */
export interface ActivityValues {
  type: ActivityType;
  fieldKey: string;
  difficulty: string;
  estimatedTime: string;
  tutors: TutorValue[];
  sponsorName: string;
  sponsorLogo: PictureChange;
  /** One in each line. */
  slogans: string;
  liveUrl: string;
  liveStartDate: string;
  liveEndDate: string;
  sequence: number | string;
}

const kindsOf = { ACTIVITY: 'activity', EXERCISE: 'exercise' } as const;

/** True for kinds whose form has these fields. */
export const hasActivity = (kind: CompetitionKind): kind is keyof typeof kindsOf =>
  kind in kindsOf && isActivityKind(kindsOf[kind as keyof typeof kindsOf]);

export const activityValuesOf = (competition: CompetitionSettingsFragment): ActivityValues => ({
  type: competition.activityType ?? FIRST_TYPE,
  fieldKey: competition.activityField?.key ?? '',
  difficulty: competition.difficulty === null ? '' : String(competition.difficulty),
  estimatedTime: competition.estimatedTime ?? '',
  tutors: competition.tutors.map(({ id, name, avatar }) => ({ id, name, avatar })),
  sponsorName: competition.sponsor?.name ?? '',
  sponsorLogo: undefined,
  slogans: competition.slogans.join('\n'),
  liveUrl: competition.live?.url ?? '',
  liveStartDate: competition.live?.startsAt ?? '',
  liveEndDate: competition.live?.endsAt ?? '',
  sequence: competition.sequence ?? 0,
});

/** The type that is sent: an exercise has its own. */
const typeOf = (kind: CompetitionKind, { type }: ActivityValues): ActivityType => {
  if (kind === 'EXERCISE') return 'EXERCISE';
  return type === 'EXERCISE' ? FIRST_TYPE : type;
};

const slogansOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const activityProblemsOf = (kind: CompetitionKind, values: ActivityValues) =>
  hasActivity(kind)
    ? activityProblems(
        {
          ...values,
          detailType: typeOf(kind, values),
          difficulty: values.difficulty ? Number(values.difficulty) : null,
          tutors: values.tutors.map(({ id }) => id),
          slogans: slogansOf(values.slogans),
          liveStartDate: values.liveStartDate || null,
          liveEndDate: values.liveEndDate || null,
          sequence: Number(values.sequence),
        },
        kind === 'EXERCISE',
      )
    : [];

export const activityInputOf = (
  kind: CompetitionKind,
  values: ActivityValues,
): ActivitySettingsInput => {
  const { tutors, sponsorLogo, sequence, ...plain } = values;
  return {
    ...plain,
    type: typeOf(kind, values),
    fieldKey: values.fieldKey || null,
    difficulty: values.difficulty ? Number(values.difficulty) : null,
    tutorIds: tutors.map(({ id }) => id),
    sponsorName: values.sponsorName.trim() || null,
    slogans: slogansOf(values.slogans),
    liveStartDate: values.liveStartDate || null,
    liveEndDate: values.liveEndDate || null,
    sequence: Number(sequence),
    ...(sponsorLogo !== undefined && { sponsorLogoKey: sponsorLogo?.key ?? null }),
  };
};
