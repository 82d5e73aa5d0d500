import { readSession, writeSession } from '#lib/stored.ts';

/** Name in the query of what one came back for. */
export const MAIL = 'mail';

const keyOf = (channelId: string) => `channel-mail-${channelId}`;

/** Keeps in this tab that its reader asked for a channel's mails, which no link of others can. */
export const keepIntention = (channelId: string): void => writeSession(keyOf(channelId), 'yes');

/** Tells whether its reader asked for them in this tab. */
export const isIntended = (channelId: string): boolean => readSession(keyOf(channelId)) === 'yes';

/** Forgets it, once it was done or given up. */
export const dropIntention = (channelId: string): void => writeSession(keyOf(channelId), '');
