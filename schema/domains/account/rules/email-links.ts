import { DAY } from '#shared/rules/time.ts';

/** Days in which the link of a mail proves the address of an account. */
export const EMAIL_LINK_DAYS = 3;

export const emailLinkStates = ['OPEN', 'VERIFIED', 'EXPIRED', 'REPLACED'] as const;
export type EmailLinkState = (typeof emailLinkStates)[number];

/** Time until which a link holds. */
export const emailLinkUntil = (sent: Date): Date =>
  new Date(sent.getTime() + EMAIL_LINK_DAYS * DAY);

/**
 * State of a link: REPLACED where the account has another address by now, VERIFIED where this one is
 * proved, however old the link is.
 */
export const emailLinkState = (
  link: { email: string; sent: Date },
  account: { email: string | null; emailVerified: boolean },
  now: Date,
): EmailLinkState => {
  if (account.email !== link.email) return 'REPLACED';
  if (account.emailVerified) return 'VERIFIED';
  return now < emailLinkUntil(link.sent) ? 'OPEN' : 'EXPIRED';
};

/** Refusals of a link that proves nothing. */
export const emailLinkTexts: Readonly<Record<'EXPIRED' | 'REPLACED', string>> = {
  EXPIRED: '验证链接已过期，请重新获取验证邮件',
  REPLACED: '这个邮箱已不是该账号的邮箱，验证链接不再有效',
};
