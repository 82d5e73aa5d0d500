import {
  fieldIcons,
  type FieldIcon,
  fieldProblems,
} from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import {
  type Recommended,
  recommendConfigProblem,
} from '@whaletide/schema/domains/site/rules/recommend-config.ts';
import type { RecommendConfigInput, SetActivityFieldsInput } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import { restOf } from '#lib/rest-of.ts';
import { type Ads, adsOf, trimmedAds } from '#domains/site/components/AdFields/typed-lists.ts';
import type { ActivitiesAdminQuery } from './ActivitiesAdmin.generated.ts';

export interface FieldValues {
  /** Identifies the row within the form, since a key may still be typed. */
  row: string;
  key: string;
  name: string;
  icon: FieldIcon;
}

/** An activity in the calendar. */
export interface CalendarValue {
  id: string;
  name: string;
  /** Not everybody sees it any more. */
  gone: boolean;
}

export interface AdminValues {
  fields: FieldValues[];
  activityAds: Ads;
  calendar: CalendarValue[];
}

type Administration = NonNullable<ActivitiesAdminQuery['administration']>;
type RawSite = NonNullable<Administration['site']>;
export type Config = NonNullable<RawSite['site']['recommendConfig']>;

const isIcon = (icon: string): icon is FieldIcon => fieldIcons.some((one) => one === icon);

const newRow = (() => {
  let last = 0;
  return () => `row-${(last += 1)}`;
})();

export const emptyField = (): FieldValues => ({ row: newRow(), key: '', name: '', icon: 'chart' });

/** A stored field's row is its id. */
export const valuesOf = (
  fields: NonNullable<ActivitiesAdminQuery['site']['activityFields']>,
  { site: { recommendConfig }, hidden }: RawSite,
): AdminValues => {
  const names = new Map(recommendConfig?.classCalendar.map(({ id, name }) => [id, name]));
  return {
    fields: fields.map(({ id, key, name, icon }) => ({
      row: id,
      key,
      name,
      icon: isIcon(icon) ? icon : 'chart',
    })),
    activityAds: adsOf(recommendConfig?.activityAds),
    calendar: (recommendConfig?.classCalendarIds ?? []).map((id) => ({
      id,
      name: names.get(id) ?? id,
      gone: hidden.includes(id) || !names.has(id),
    })),
  };
};

export const fieldsInputOf = ({ fields }: AdminValues): SetActivityFieldsInput => ({
  fields: fields.map(({ key, name, icon }) => ({ key: key.trim(), name: name.trim(), icon })),
});

/** The banners and the calendar as they are in the form, the rest of the configuration as it is. */
export const recommendInputOf = (
  { activityAds, calendar }: AdminValues,
  config: Config | null | undefined,
): RecommendConfigInput => ({
  homeAds: adsOf(config?.homeAds),
  groups: (config?.groups ?? []).map(({ title, ways }) => ({
    title,
    ways: ways.map((way) => ({ title: way.title, description: way.description, link: way.link })),
  })),
  learningPaths: adsOf(config?.learningPaths),
  projectTabs: [...(config?.projectTabs ?? [])],
  hotProjectIds: [...(config?.hotProjectIds ?? [])],
  projectAds: adsOf(config?.projectAds),
  activityAds: trimmedAds(activityAds),
  classCalendarIds: calendar.map(({ id }) => id),
  columnIds: [...(config?.columnIds ?? [])],
});

/** Finds the problems with the values, by the fields of the inputs. */
export const problemsOf = (values: AdminValues) => {
  const problem = recommendConfigProblem(
    restOf<Recommended>('RecommendConfigInput', recommendInputOf(values, null)),
  );
  return {
    ...problemsByField('SetActivityFieldsInput', fieldProblems(fieldsInputOf(values).fields)),
    ...problemsByField('RecommendConfigInput', problem ? [problem] : []),
  };
};
