import { sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Services } from '#services.ts';
import type { MemberRow } from '../members/tables.ts';

/**
 * Tells the owner of a proved address that somebody wants to sign up with it, who is mostly
 * themselves: once a day.
 */
export const tellOfKnownAddress = (
  { database, outbox, now }: Services,
  { id: memberId, name, email }: MemberRow,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (email === null) return;
    const data = {
      name,
      subject: '你的邮箱已经注册过',
      lines: [
        { text: `有人用这个邮箱注册，而它已属于你的账号「${name}」。` },
        { text: '如果是你本人，请直接登录。' },
        { text: '忘记了密码，可以用这个邮箱找回', path: sitePaths.recovery },
        { text: '如果不是你，不需要做什么：没有人能用它注册。' },
      ],
      button: { text: '登录', path: sitePaths.signIn },
    };
    const key = `known-address:${memberId}:${dayKey(now())}`;
    await outbox.add(tx, [{ key, memberId, to: email, template: 'notice', data }]);
  });
