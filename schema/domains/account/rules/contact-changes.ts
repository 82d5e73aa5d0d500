import { DAY } from '#shared/rules/time.ts';
import { maskedEmail, maskedPhone } from './verification.ts';

/** Days in which the link of a mail takes a change of an account's contact back. */
export const TAKE_BACK_DAYS = 3;

export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const contactNames: Readonly<Record<ContactKind, string>> = {
  email: '邮箱',
  phone: '手机号',
};

export const contactChangeStates = ['OPEN', 'TAKEN_BACK', 'EXPIRED'] as const;
export type ContactChangeState = (typeof contactChangeStates)[number];

interface ChangeTimes {
  date: Date;
  takenBackDate: Date | null;
}

export const takeBackUntil = ({ date }: Pick<ChangeTimes, 'date'>): Date =>
  new Date(date.getTime() + TAKE_BACK_DAYS * DAY);

/** State of a change; one that was taken back stays so when its time is over. */
export const contactChangeState = (change: ChangeTimes, now: Date): ContactChangeState => {
  if (change.takenBackDate !== null) return 'TAKEN_BACK';
  return now < takeBackUntil(change) ? 'OPEN' : 'EXPIRED';
};

/** Refusals of a link that takes nothing back any more. */
export const takeBackTexts: Readonly<Record<Exclude<ContactChangeState, 'OPEN'>, string>> = {
  TAKEN_BACK: '这次更改已经撤销，链接不能再次使用',
  EXPIRED: `链接已过期：更改只能在${TAKE_BACK_DAYS}天内撤销`,
};

/** m***@demo.test, or +86 138****0000. */
export const maskedContact = (kind: ContactKind, contact: string): string => {
  if (kind === 'email') return maskedEmail(contact);
  const [country = '', phone = ''] = contact.split(' ');
  return `${country} ${maskedPhone(phone)}`;
};

/**
 * Contacts before the first of these changes, which stand in their order: taking one back takes
 * back all that came after it, as those may be of the same stranger. Null where there was none.
 */
export const contactsBefore = (
  changes: readonly { kind: ContactKind; before: string | null }[],
): Partial<Record<ContactKind, string | null>> => {
  const contacts: Partial<Record<ContactKind, string | null>> = {};
  for (const { kind, before } of changes) if (!(kind in contacts)) contacts[kind] = before;
  return contacts;
};
