import type { Services } from '../services.ts';
import type { DropReason } from './mail.ts';
import type { LeasedMail } from './mail-leases.ts';

/** Finds, as a mail is sent, the address that it goes to, or why it goes nowhere. */
export type Recipients = (
  services: Services,
  mail: LeasedMail,
) => Promise<{ to: string } | { drop: DropReason }>;
