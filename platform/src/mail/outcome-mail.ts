import type { Outcome } from '@whaletide/schema/domains/notifications/rules/outcome-mails.ts';
import { sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { MailContent } from './layout.ts';
import type { MailScope } from './scope.ts';

/** Outcome of something of the member's, as its notice says it. */
export interface ToldOutcome extends Outcome {
  name: string;
  text: string;
  /** Page that the notice leads to; null for none. */
  path: string | null;
}

export const outcomeContent = (
  { name, subject, text, path, because }: ToldOutcome,
  { site, unsubscribe }: MailScope,
): MailContent => ({
  subject: `${site.name}：${subject}`,
  heading: subject,
  // A reason or an answer in it may have lines of its own.
  parts: [{ lines: [`${name}，你好！`, ...text.split(/\n+/)].map((line) => ({ text: line })) }],
  button:
    path === null
      ? { text: '查看通知', path: sitePaths.notifications }
      : { text: '查看详情', path },
  reason: because,
  feet: [
    ...unsubscribe('退订进展邮件', 'OUTCOMES'),
    { text: '管理邮件', path: sitePaths.notificationSettings },
  ],
});
