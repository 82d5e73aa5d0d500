import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  type NotificationChannels,
  type NotificationSettings,
  settableKinds,
} from '@whaletide/schema/domains/notifications/rest.ts';
import {
  channelsProblem,
  defaultChannels,
  type MailSwitch,
  mailSwitches,
  type SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { eventTypesByKind } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { events, notificationSettings } from '#events/tables.ts';
import type { MailSource, MailSources } from '#mail/mail-source.ts';
import { templatesOf } from '#mail/rules.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import { mailRefusals } from './store.ts';

/** Answers what the member chose, with the defaults for all else. */
export const settingsOf = async (db: Handle, memberId: string): Promise<NotificationSettings> => {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId));
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return {
    Digest: (chosen.get('DIGEST') ?? defaultChannels).mail,
    OrganizerMails: (chosen.get('ORGANIZERS') ?? defaultChannels).mail,
    OutcomeMails: (chosen.get('OUTCOMES') ?? defaultChannels).mail,
    Kinds: settableKinds.map((Kind) => {
      const { bell, desktop, mail } = chosen.get(Kind) ?? defaultChannels;
      return { Kind, Bell: bell, Desktop: desktop, Mail: mail };
    }),
  };
};

const keep = (
  tx: Transaction,
  memberId: string,
  kind: SettableKind | MailSwitch,
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

/** Mails with a switch of their own on or off; what waits to be sent is taken back. */
const setMails = async (
  { outbox }: Services,
  tx: Transaction,
  { memberId, kind }: { memberId: string; kind: MailSwitch },
  mail: boolean,
): Promise<void> => {
  await keep(tx, memberId, kind, { ...defaultChannels, mail });
  if (!mail) await outbox.withdraw(tx, memberId, templatesOf(kind));
};

const sourceOf = (kind: MailSwitch): MailSource => ({
  find: async (db, memberId) => ({
    name: null,
    subscribed: !(await mailRefusals(db, [memberId])).get(memberId)?.has(kind),
  }),
  end: (services, tx, memberId) => setMails(services, tx, { memberId, kind }, false),
});

/** Mails with a switch of their own, as their links end them. */
export const switchedMails: Pick<MailSources, MailSwitch> = {
  DIGEST: sourceOf('DIGEST'),
  ORGANIZERS: sourceOf('ORGANIZERS'),
  OUTCOMES: sourceOf('OUTCOMES'),
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
  { Digest, OrganizerMails, OutcomeMails, Kinds = [] }: Partial<NotificationSettings>,
): Promise<NotificationSettings> =>
  services.database.transaction(async (tx) => {
    for (const { kind, channels } of checked(Kinds)) {
      await keep(tx, memberId, kind, channels);
      await applyToPast(tx, memberId, kind, channels.bell);
    }
    const switches = { DIGEST: Digest, ORGANIZERS: OrganizerMails, OUTCOMES: OutcomeMails };
    for (const kind of mailSwitches) {
      const wanted = switches[kind];
      if (wanted !== undefined) await setMails(services, tx, { memberId, kind }, wanted);
    }
    return settingsOf(tx, memberId);
  });
