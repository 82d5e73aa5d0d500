import { kindTitles } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import type { NotificationKind } from '#apollo/schema.generated.ts';

/** Finds the kind that an address names; anything else sets no condition. */
export const kindOf = (text: string | null): NotificationKind | undefined =>
  Object.keys(kindTitles).find((kind): kind is NotificationKind => kind === text);

export const readOf = (text: string | null): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;
