import { type ChannelDigest, channelDigestContent } from './channel-digest.ts';
import {
  deadlineContent,
  messageContent,
  type MovedDeadlines,
  type OrganizerMessage,
} from './competition-mails.ts';
import { type Digest, digestContent } from './digest-mail.ts';
import { layOut, type MailContent } from './layout.ts';
import type { Mail } from './mail.ts';
import { type News, newsContent, type Notice, noticeContent } from './notice-mail.ts';
import { outcomeContent, type ToldOutcome } from './outcome-mail.ts';
import type { MailScope } from './scope.ts';
import { type EmailProof, verificationContent } from './verification-mail.ts';

/** Data of each kind of mail, as the outbox keeps it. */
export interface MailData {
  digest: Digest;
  'channel-digest': ChannelDigest;
  message: OrganizerMessage;
  deadline: MovedDeadlines;
  outcome: ToldOutcome;
  notice: Notice;
  news: News;
  verification: EmailProof;
}
export type MailTemplate = keyof MailData;

const templates: { [T in MailTemplate]: (data: MailData[T], scope: MailScope) => MailContent } = {
  digest: digestContent,
  'channel-digest': channelDigestContent,
  message: messageContent,
  deadline: deadlineContent,
  outcome: outcomeContent,
  notice: noticeContent,
  news: newsContent,
  verification: verificationContent,
};

/** A mail of the outbox as its reader gets it. */
export const renderMail = <T extends MailTemplate>(
  template: T,
  data: MailData[T],
  scope: MailScope,
): Pick<Mail, 'subject' | 'text' | 'html'> => layOut(scope.site, templates[template](data, scope));

/** The subject of a mail of the outbox. */
export const subjectOf = <T extends MailTemplate>(
  template: T,
  data: MailData[T],
  siteName: string,
): string =>
  templates[template](data, {
    site: { name: siteName, url: undefined },
    now: new Date(0),
    unsubscribe: () => [],
    takeBackPath: () => '',
    emailLinkPath: '',
  }).subject;
