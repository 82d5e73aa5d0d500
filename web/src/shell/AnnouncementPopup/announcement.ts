import type { AnnouncementPopupQuery } from './AnnouncementPopup.generated.ts';

/** One that may be shown in a window. */
export type Announcement = NonNullable<
  NonNullable<AnnouncementPopupQuery['viewer']>['announcementPopup']
>;
