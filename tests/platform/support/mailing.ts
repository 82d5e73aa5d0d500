import { asc } from 'drizzle-orm';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { recipientsBy } from '#platform/src/domains/notifications/recipients.ts';
import type { MailDraft } from '#platform/src/mail/outbox.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { startMailWorker } from '#platform/src/mail/worker.ts';
import type { MailServer } from '#tests/support/mail-server.ts';
import type { TestPlatform } from './platform.ts';

export const SITE = 'https://whale.example';

export const mailEnv = (server: MailServer) => ({
  SMTP_URL: server.url(),
  MAIL_FROM: 'noreply@whale.example',
  PUBLIC_ORIGINS: SITE,
  JOB_POLL_MS: '20',
});

/** A mail with this key, to an address of its own. */
export const draft = (key: string, memberId: string | null = null): MailDraft => ({
  key,
  memberId,
  to: `${key.replaceAll(':', '-')}@reader.example`,
  template: 'digest',
  data: {
    name: '<b>潮汐</b>',
    unread: [{ kind: 'LIKE', count: 2 }],
    followers: 0,
    ending: [],
    columns: [],
  },
});

export const queue = ({ database, services }: TestPlatform, ...drafts: MailDraft[]) =>
  database.transaction((tx) => services.outbox.add(tx, drafts, new Date(0)));

export const rows = ({ database }: TestPlatform) =>
  database.db.select().from(outbox).orderBy(asc(outbox.key));

/** Starts a worker of mails alone; answers how it is ended. */
export const workMails = ({ services }: TestPlatform) =>
  startMailWorker(services, recipientsBy(allContributions.mailed));

/** A part of a mail, decoded. */
export const partOf = (raw: string, type: string): string => {
  const [part = ''] = (raw.split(`Content-Type: ${type}`)[1] ?? '').split('\r\n--');
  const [head = '', ...paragraphs] = part.split('\r\n\r\n');
  const body = paragraphs.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
