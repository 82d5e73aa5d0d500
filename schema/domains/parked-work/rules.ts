/** Why a mail was parked, as far as an administrator may read it: nothing that a server said. */
export const mailFailures = [
  'UNCERTAIN',
  'NO_SITE',
  'UNREACHABLE',
  'LOGIN',
  'RECIPIENT',
  'TEMPORARY',
  'DIED',
  'FAILED',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** Note in the outbox for a mail whose workers died while sending it. */
export const WORKERS_DIED = 'its workers died';

/** Note of the outbox on a mail that has to lead to a site whose address is not set. */
export const NO_SITE = 'NO_SITE';

const patterns: readonly (readonly [RegExp, MailFailure])[] = [
  [/^UNCERTAIN$/, 'UNCERTAIN'],
  [new RegExp(`^${NO_SITE}$`), 'NO_SITE'],
  [new RegExp(`^${WORKERS_DIED}$`), 'DIED'],
  [/ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|timeout|greeting never/i, 'UNREACHABLE'],
  [/EAUTH|invalid login|\b53[045]\b/i, 'LOGIN'],
  [/\b55\d\b/, 'RECIPIENT'],
  [/\b4[25]\d\b/, 'TEMPORARY'],
];

/** Finds the kind of a mail's failure from the note in the outbox. */
export const mailFailureOf = (noted: string): MailFailure =>
  patterns.find(([pattern]) => pattern.test(noted))?.[1] ?? 'FAILED';

/** Why a job was parked. */
export const jobFailures = ['DATABASE', 'DIED', 'FAILED'] as const;
export type JobFailure = (typeof jobFailures)[number];

/** `m***@demo.test`: enough to tell two members apart, and nothing to write to. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1***');
