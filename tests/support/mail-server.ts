import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it, headers unfolded; `by` is how the sending process names itself. */
export interface ReceivedMail {
  by: string;
  to: string;
  raw: string;
  header: (name: string) => string | undefined;
}

export interface MailServer {
  /** SMTP_URL of a process that calls itself so. */
  url: (name?: string) => string;
  /** In the order in which they came; one whose answer is withheld too. */
  mails: ReceivedMail[];
  stop: () => Promise<void>;
}

export interface Manners {
  /** Answers of the recipient: an error refuses it; a promise that never ends withholds the word. */
  recipient?: (to: string, by: string) => Promise<void>;
  /** Likewise of the whole mail, when it has come. */
  mail?: (mail: ReceivedMail) => Promise<void>;
}

const received = (raw: string, by: string, to: string): ReceivedMail => {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
  return { by, to, raw, header: (name) => headers.get(name.toLowerCase()) };
};

/** A real SMTP server in this process. */
export const startMailServer = async (manners: Manners = {}): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  const answer = (word: Promise<void> | undefined, callback: (error?: Error | null) => void) =>
    void (word ?? Promise.resolve()).then(() => callback(), callback);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, session, callback) =>
      answer(manners.recipient?.(address, String(session.hostNameAppearsAs)), callback),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const by = String(session.hostNameAppearsAs);
        const mail = received(Buffer.concat(chunks).toString('utf8'), by, to);
        mails.push(mail);
        answer(manners.mail?.(mail), callback);
      });
    },
  });
  // A process that was killed leaves a broken connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: (name = 'platform') => `smtp://127.0.0.1:${port}?name=${name}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
