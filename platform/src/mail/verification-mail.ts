import { EMAIL_LINK_DAYS } from '@whaletide/schema/domains/account/rules/email-links.ts';
import type { MailContent } from './layout.ts';
import type { MailScope } from './scope.ts';

/** An account whose address is to be proved by a link. */
export interface EmailProof {
  name: string;
}

export const verificationContent = (
  { name }: EmailProof,
  { site, emailLinkPath }: MailScope,
): MailContent => ({
  subject: `${site.name}：请验证你的邮箱`,
  heading: '请验证你的邮箱',
  parts: [
    {
      lines: [
        { text: `${name}，你好！欢迎加入${site.name}。` },
        {
          text: `请在 ${EMAIL_LINK_DAYS} 天内验证这个邮箱：验证后才能用它找回密码，接收比赛通知和订阅邮件。`,
        },
        { text: '如果不是你本人注册的，请忽略这封邮件，不要点击验证。' },
      ],
    },
  ],
  button: { text: '验证邮箱', path: emailLinkPath },
  reason: `有人用这个邮箱注册了${site.name}的账号`,
  feet: [],
});
