/** A mail as its reader gets it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address at which it can be unsubscribed from with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * Reasons for which a mail isn't sent any more: its member is gone, stopped or has no proved address,
 * has unsubscribed since, or its week is over.
 */
export type DropReason = 'GONE' | 'UNSUBSCRIBED' | 'OUTDATED';

/** Failure that leaves open whether the server has the mail: it must not be sent again. */
export class MailUncertain extends Error {
  override name = 'MailUncertain';
}

export interface Delivery {
  /** The same for every try of one mail: servers and readers know a mail by it. */
  key: string;
  /**
   * Called once the server has taken sender and recipient, before it gets the last of the mail;
   * where it throws, the server never has the whole of it.
   */
  handOver?: () => Promise<void>;
}

/** Delivers mails. */
export interface MailSender {
  /** @throws MailUncertain, or another error where the mail was certainly not taken */
  send: (mail: Mail, delivery: Delivery) => Promise<void>;
  /** Gives back what is kept open for the next mail, and ends what is under way. */
  close: () => void;
}
