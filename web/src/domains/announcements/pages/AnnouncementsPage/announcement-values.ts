import { announcementProblems } from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { AnnouncementsQuery } from './Announcements.generated.ts';

export type Row = NonNullable<AnnouncementsQuery['announcements']>['items'][number];

/** An announcement as it is typed. */
export interface AnnouncementValues {
  kind: 'POPUP' | 'BANNER';
  title: string;
  content: string;
  buttons: { name: string; url: string }[];
  startDate: string;
  /** Empty stands until it is ended. */
  endDate: string;
}

export const valuesOf = (row: Row | null, now: number): AnnouncementValues => ({
  kind: row?.kind === 'BANNER' ? 'BANNER' : 'POPUP',
  title: row?.title ?? '',
  content: row?.content ?? '',
  buttons: row?.buttons.map(({ name, url }) => ({ name, url })) ?? [],
  startDate: row?.startDate ?? new Date(now).toISOString(),
  endDate: row?.endDate ?? '',
});

export const inputOf = ({ endDate, ...values }: AnnouncementValues) => ({
  ...values,
  endDate: endDate || null,
});

export const problemsOf = (values: AnnouncementValues): Record<string, string> =>
  problemsByField(
    'CreateAnnouncementInput',
    announcementProblems({
      ...inputOf(values),
      kind: values.kind === 'BANNER' ? 'banner' : 'popup',
    }),
  );
