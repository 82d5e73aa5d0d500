import type { SiteSettingsQuery } from './SiteSettings.generated.ts';

type Administration = NonNullable<SiteSettingsQuery['administration']>;

/** Settings and recommendations of the site as they were written. */
export type RawSite = NonNullable<Administration['site']>['site'];
