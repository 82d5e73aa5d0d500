import { announcementProblems } from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { AnnouncementsQuery } from './Announcements.generated.ts';

export type Row = NonNullable<
  NonNullable<AnnouncementsQuery['administration']>['announcements']
>['items'][number];

/** An announcement as it is typed. */
export interface AnnouncementValues {
  kind: 'POPUP' | 'BANNER';
  title: string;
  content: string;
  buttons: { name: string; url: string }[];
  startsAt: string;
  /** Empty stands until it is ended. */
  endsAt: string;
}

export const valuesOf = (row: Row | null, now: number): AnnouncementValues => ({
  kind: row?.kind === 'BANNER' ? 'BANNER' : 'POPUP',
  title: row?.title ?? '',
  content: row?.content ?? '',
  buttons: row?.buttons.map(({ name, url }) => ({ name, url })) ?? [],
  startsAt: row?.startsAt ?? new Date(now).toISOString(),
  endsAt: row?.endsAt ?? '',
});

export const inputOf = ({ endsAt, ...values }: AnnouncementValues) => ({
  ...values,
  endsAt: endsAt || null,
});

export const problemsOf = (values: AnnouncementValues): Record<string, string> =>
  problemsByField(
    'CreateAnnouncementInput',
    announcementProblems({
      ...inputOf(values),
      kind: values.kind === 'BANNER' ? 'banner' : 'popup',
    }),
  );
