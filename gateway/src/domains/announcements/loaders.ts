import {
  announcementCalls,
  type Announcements,
} from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import type { LoaderScope } from '#graphql/loaders.ts';

export interface AnnouncementLoaders {
  /**
   * Loads the current announcements to members, requested once; nothing for a visitor.
   */
  current: () => Promise<Announcements>;
}

export const announcementLoaders = ({ own }: LoaderScope): AnnouncementLoaders => {
  let current: Promise<Announcements> | undefined;
  const ask = async () =>
    own
      ? own.call(announcementCalls.current, { query: { target: 'community' } })
      : { popup: null, banner: null };
  return { current: () => (current ??= ask()) };
};
