import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpConfig } from '../config.ts';
import { type Delivery, type Mail, type MailSender, MailUncertain } from './mail.ts';

/** After this long without another mail a connection is given back. */
const KEPT_MS = 2_000;

/** Addresses are objects and never texts: in a text, a comma would add a second recipient. */
const compose = (mail: Mail, key: string, from: string, siteName: string): Promise<Buffer> => {
  const { to, subject, text, html, unsubscribeUrl } = mail;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return new MailComposer({
    from: { name: siteName, address: from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${hash}@${from.slice(from.indexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
    .compile()
    .build();
};

/** Tells whether the server refused the whole of the mail: then it has not taken it. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode } = error as NodemailerError;
  return code === 'EMESSAGE' && responseCode !== undefined;
};

/** An open connection, signed in where the address has a user. */
const connect = async (url: string, timeout: number): Promise<SMTPConnection> => {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      // It stays: an error without a listener would end the process.
      connection.on('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth)
      await new Promise<void>((resolve, reject) => {
        connection.login(auth, (error) => (error ? reject(error) : resolve()));
      });
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};

const answers = (connection: SMTPConnection): Promise<boolean> =>
  new Promise((resolve) => connection.reset((error) => resolve(!error)));

/** Connections of a while: thousands of digests don't each wait for a greeting. */
const connections = (url: string, timeout: number) => {
  let kept: { connection: SMTPConnection; timer: NodeJS.Timeout } | undefined;
  const take = () => {
    const taken = kept?.connection;
    clearTimeout(kept?.timer);
    kept = undefined;
    return taken;
  };
  const drop = () => take()?.quit();
  return {
    open: async (): Promise<SMTPConnection> => {
      const taken = take();
      if (taken && (await answers(taken))) return taken;
      taken?.close();
      return connect(url, timeout);
    },
    keep: (connection: SMTPConnection): void => {
      drop();
      kept = { connection, timer: setTimeout(drop, KEPT_MS) };
    },
    drop,
  };
};

/** Nothing is read of the mail before the server has taken the envelope and asks for it. */
const bodyOf = (raw: Buffer, handOver: () => Promise<void>) =>
  Readable.from(
    (async function* () {
      await handOver();
      yield raw;
    })(),
    { objectMode: false },
  );

/** Sends by the operator's server, which is taken for down after so many milliseconds of silence. */
export const smtpSender = (
  { url, from }: SmtpConfig,
  siteName: string,
  timeout: number,
): MailSender => {
  const { open, keep, drop } = connections(url, timeout);
  const underWay = new Set<SMTPConnection>();
  return {
    send: async (mail, { key, handOver }: Delivery) => {
      const raw = await compose(mail, key, from, siteName);
      const connection = await open();
      underWay.add(connection);
      let handed = false;
      const body = bodyOf(raw, async () => {
        await handOver?.();
        handed = true;
      });
      try {
        await new Promise<void>((resolve, reject) => {
          connection.send({ from, to: [mail.to], size: raw.length }, body, (error) =>
            error ? reject(error) : resolve(),
          );
        });
        keep(connection);
      } catch (error) {
        connection.close();
        if (!handed || isRefusal(error)) throw error;
        throw new MailUncertain('the connection ended before the server had answered', {
          cause: error,
        });
      } finally {
        underWay.delete(connection);
      }
    },
    close: () => {
      drop();
      for (const connection of underWay) connection.close();
    },
  };
};
