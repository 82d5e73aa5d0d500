import { eq, lt } from 'drizzle-orm';
import type { ContactChange } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import {
  type ContactKind,
  contactChangeState,
  contactNames,
  maskedContact,
  takeBackUntil,
} from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import { beijingText, DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import { takeBackToken } from '#mail/take-back-token.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { MemberRow } from '../members/tables.ts';
import { mailTo, ringFor } from './notices.ts';
import { type ContactChangeRow, contactChanges } from './tables.ts';
import { hashOf } from './tokens.ts';

/** Days after which a change is forgotten, long after its link has ended. */
const KEPT_DAYS = 30;

interface Change {
  kind: ContactKind;
  /** Proved contact of before; null where there was none. */
  before: string | null;
  after: string;
}

/** Address that hears of a change: the one that the account has proved before it. */
const addressOf = ({ email, emailVerified }: MemberRow): string | null =>
  emailVerified ? email : null;

const saying = ({ kind, before, after }: Change): string => {
  const name = contactNames[kind];
  const next = maskedContact(kind, after);
  return before === null
    ? `你的账号新绑定了${name} ${next}。`
    : `你的账号绑定的${name}已从 ${maskedContact(kind, before)} 更改为 ${next}。`;
};

/**
 * Keeps a change of a contact and tells the member, in the transaction that makes it: in the bell,
 * and by mail with a link that takes it back, to the address that was theirs before, whatever their
 * settings say. Codes alone go to phones, so that who has no proved address reads the bell.
 * @param member as they were before the change
 */
export const noteChange = async (
  tx: Transaction,
  services: Services,
  member: MemberRow,
  change: Change,
): Promise<void> => {
  if (change.before === change.after) return;
  const { config, now } = services;
  const to = addressOf(member);
  const date = now();
  const id = newId(date.getTime());
  const tokenHash = to === null ? null : hashOf(takeBackToken(config.sessionSecret, id));
  await tx
    .insert(contactChanges)
    .values({ id, memberId: member.id, ...change, tokenHash, date, takenBackDate: null });
  await ringFor(tx, services, member.id, change.kind);
  if (to === null) return;
  const until = beijingText(takeBackUntil({ date }));
  await mailTo(
    tx,
    services,
    { memberId: member.id, to },
    {
      name: member.name,
      subject: `账号的${contactNames[change.kind]}已更改`,
      lines: [
        { text: saying(change) },
        { text: `时间：${beijingText(date)}` },
        { text: '如果是你本人的操作，不需要做什么。' },
      ],
      takeBack: {
        text: `如果不是你本人的操作，请在 ${until}之前撤销：撤销后恢复原来的联系方式，所有设备退出登录，并重新设置密码。`,
        change: id,
      },
    },
  );
};

export const toContactChange = (row: ContactChangeRow, now: Date): ContactChange => ({
  Kind: row.kind,
  Before: row.before === null ? null : maskedContact(row.kind, row.before),
  After: maskedContact(row.kind, row.after),
  Date: row.date.toISOString(),
  Until: takeBackUntil(row).toISOString(),
  State: contactChangeState(row, now),
});

/** The change of a link. @throws Refusal NOT_FOUND for one that isn't ours, or is forgotten */
export const changeOf = async (db: Handle, token: string): Promise<ContactChangeRow> => {
  const [row] = await db
    .select()
    .from(contactChanges)
    .where(eq(contactChanges.tokenHash, hashOf(token)));
  if (!row) throw notFound('撤销链接');
  return row;
};

/** Forgets changes whose links have long ended. */
export const pruneContactChanges = async (db: Handle, now: Date): Promise<void> => {
  await db
    .delete(contactChanges)
    .where(lt(contactChanges.date, new Date(now.getTime() - KEPT_DAYS * DAY)));
};
