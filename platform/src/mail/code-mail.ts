import { CODE_MINUTES } from '@whaletide/schema/domains/account/rules/verification.ts';
import {
  type CodePurpose,
  codePurposes,
} from '@whaletide/schema/domains/account/rules/code-purposes.ts';
import { layOut, type MailSite } from './layout.ts';
import type { Mail } from './mail.ts';

/** A verification code on its way by mail; its subject says what it is for, as phones show that alone. */
export const codeMail = (
  { code, purpose }: { code: string; purpose: CodePurpose },
  site: MailSite,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { title, does } = codePurposes[purpose];
  return layOut(site, {
    subject: `${site.name}${title}验证码`,
    heading: `${title}验证码`,
    code,
    parts: [
      {
        lines: [
          { text: `你正在${does}。验证码 ${CODE_MINUTES} 分钟内有效，只用于${title}。` },
          {
            text: '如果不是你本人的操作，请忽略这封邮件，不要把验证码告诉任何人，包括自称客服的人。',
          },
        ],
      },
    ],
    reason: `有人在${site.name}填写了这个邮箱，正在${does}`,
    feet: [],
  });
};
