import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { CLOSURE_REMINDER_DAYS } from '@whaletide/schema/domains/account/rules/closure.ts';
import { sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { beijingText, DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import type { MailDraft } from '#mail/outbox.ts';
import type { Services } from '#services.ts';
import { type MemberRow, members } from '../members/tables.ts';

type Closing = Pick<MemberRow, 'id' | 'name' | 'email' | 'closes'>;

/** Reminders that are written at once. */
const SLICE = 500;

const reminder = ({ id, name, email, closes }: Closing): MailDraft[] => {
  if (!email || !closes) return [];
  return [
    {
      // One for each time that the account is closed, however often it is looked for.
      key: `closing:${id}:${closes.toISOString()}`,
      memberId: id,
      to: email,
      template: 'notice',
      data: {
        name,
        subject: '账号即将注销',
        lines: [
          { text: `你申请注销的账号将在${beijingText(closes)}之后永久注销。` },
          { text: '届时个人信息、鲸币和未公开的内容都会被删除，无法恢复。' },
          { text: '如果想保留账号，请在此之前重新登录。' },
        ],
        button: { text: '登录并恢复账号', path: sitePaths.signIn },
      },
    },
  ];
};

/** Reminds the members whose accounts close for good in three days, each once. */
export const remindClosing = async ({ database, outbox, now }: Services): Promise<void> => {
  const { id, name, email, closes, closed, emailVerified } = members;
  const soon = and(
    gt(closes, now()),
    lte(closes, new Date(now().getTime() + CLOSURE_REMINDER_DAYS * DAY)),
    isNull(closed),
    eq(emailVerified, true),
  );
  for (let after = ''; ;) {
    const rows = await database.db
      .select({ id, name, email, closes })
      .from(members)
      .where(and(soon, gt(id, after)))
      .orderBy(asc(id))
      .limit(SLICE);
    if (rows.length > 0) await database.transaction((tx) => outbox.add(tx, rows.flatMap(reminder)));
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = last.id;
  }
};

/** Tells that an account is closed for good, at an address that is no member's from now on. */
export const mailClosed = async (
  tx: Transaction,
  { outbox, now }: Services,
  { id, name, email, emailVerified }: MemberRow,
): Promise<void> => {
  if (!email || !emailVerified) return;
  await outbox.add(tx, [
    {
      key: `closed:${id}`,
      memberId: null,
      to: email,
      template: 'notice',
      data: {
        name,
        subject: '账号已注销',
        lines: [
          { text: `你的账号已在${beijingText(now())}永久注销，个人信息已删除。` },
          { text: '你发布的内容、团队和比赛成绩会保留，作者显示为「已注销用户」。' },
          { text: '这个邮箱和原来的用户名现在可以用来注册新的账号。' },
        ],
      },
    },
  ]);
};
