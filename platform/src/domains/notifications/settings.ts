import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  type NotificationChannels,
  type NotificationSettings,
  settableKinds,
} from '@whaletide/schema/domains/notifications/rest.ts';
import {
  channelsProblem,
  defaultChannels,
  type SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { eventTypesByKind } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '../../database/database.ts';
import { events, notificationSettings } from '../../events/tables.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { badInput } from '../../refusal.ts';
import type { Services } from '../../services.ts';

/** Answers what the member chose, with the defaults for all else. */
export const settingsOf = async (db: Handle, memberId: string): Promise<NotificationSettings> => {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId));
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return {
    Digest: (chosen.get('DIGEST') ?? defaultChannels).mail,
    Kinds: settableKinds.map((Kind) => {
      const { bell, desktop, mail } = chosen.get(Kind) ?? defaultChannels;
      return { Kind, Bell: bell, Desktop: desktop, Mail: mail };
    }),
  };
};

const keep = (
  tx: Transaction,
  memberId: string,
  kind: SettableKind | 'DIGEST',
  channels: { bell: boolean; desktop: boolean; mail: boolean },
) =>
  tx
    .insert(notificationSettings)
    .values({ memberId, kind, ...channels })
    .onConflictDoUpdate({
      target: [notificationSettings.memberId, notificationSettings.kind],
      set: channels,
    });

/** Shows or hides past notifications by the present choice. */
const applyToPast = (tx: Transaction, memberId: string, kind: SettableKind, bell: boolean) =>
  tx
    .update(events)
    .set({ bell })
    .where(
      and(
        eq(events.memberId, memberId),
        eq(events.kind, 'notification'),
        inArray(events.eventType, [...eventTypesByKind[kind]]),
        ne(events.bell, bell),
      ),
    );

/** The weekly mail on or off; one that waits to be sent is taken back. */
export const setDigest = async (
  { outbox }: Services,
  tx: Transaction,
  memberId: string,
  mail: boolean,
): Promise<void> => {
  await keep(tx, memberId, 'DIGEST', { ...defaultChannels, mail });
  if (!mail) await outbox.withdraw(tx, memberId, 'digest');
};

/** The weekly mail, as its link ends it. */
export const digestMails: MailSource = {
  find: async (db, memberId) => ({
    name: null,
    subscribed: (await settingsOf(db, memberId)).Digest,
  }),
  end: (services, tx, memberId) => setDigest(services, tx, memberId, false),
};

const checked = (Kinds: readonly NotificationChannels[]) =>
  Kinds.map(({ Kind, Bell, Desktop, Mail }, index) => {
    const channels = { bell: Bell, desktop: Desktop, mail: Mail };
    const problem = channelsProblem(Kind, channels);
    if (problem !== null) throw badInput(problem, `Kinds.${index}.Bell`);
    return { kind: Kind, channels };
  });

/** Changes what is given. @throws Refusal BAD_USER_INPUT as notifications/rules/notification-settings.ts says */
export const setSettings = (
  services: Services,
  memberId: string,
  { Digest, Kinds = [] }: { Digest?: boolean; Kinds?: readonly NotificationChannels[] },
): Promise<NotificationSettings> =>
  services.database.transaction(async (tx) => {
    for (const { kind, channels } of checked(Kinds)) {
      await keep(tx, memberId, kind, channels);
      await applyToPast(tx, memberId, kind, channels.bell);
    }
    if (Digest !== undefined) await setDigest(services, tx, memberId, Digest);
    return settingsOf(tx, memberId);
  });
