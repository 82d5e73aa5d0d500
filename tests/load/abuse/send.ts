import { connect } from 'node:net';
import type { HostileRequest } from './requests.ts';

/** A server that holds a hostile request open longer than this, in ms, has no limit for it. */
const PATIENCE_MS = 20_000;

/** Bytes of a request that are told of it. */
export const MOST_TOLD = 1_000;

export interface Outcome {
  kind: string;
  /** Status of the answer, or how the connection ended without one. */
  end: number | 'closed' | 'silent';
  /** Code of the refusal as it is said in the body; null where there is none. */
  code: string | null;
  /** True where it was answered as an address of the site: by a page, or by a way to one. */
  isPage: boolean;
  /** Beginning of what was sent, to try it again. */
  sent: string;
  /** Time in ms from the last byte that was sent to the first of the answer. */
  time: number;
}

/**
 * Tells whether an answer is one that no hostile request may get: a 5xx, a refusal that blames the
 * site, or a connection that stays open in silence.
 */
export const isWrong = ({ end, code }: Outcome): boolean =>
  (typeof end === 'number' && end >= 500) ||
  code === 'INTERNAL' ||
  code?.startsWith('UPSTREAM') === true ||
  (end === 'silent' && code === null);

/** Reads the code out of an answer of the gateway, GraphQL or not. */
const codeIn = (answer: string): string | null => /"code":\s*"([A-Z_]+)"/.exec(answer)?.[1] ?? null;

/** Tells a page, or a way to one, from a refusal by code. */
const isPageIn = (answer: string): boolean =>
  /^HTTP\/1\.1 3\d\d/.test(answer) || /^content-type: text\/html/im.test(answer);

/** Sends one request on a connection of its own and reads all that comes back. */
export const sendRequest = ({ kind, bytes }: HostileRequest, port: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let sent = performance.now();
    let first: number | undefined;
    const socket = connect({ port, host: '127.0.0.1' });
    const settle = (silent: boolean) => {
      socket.destroy();
      const answer = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      const end = Number.isNaN(status) ? (silent ? 'silent' : 'closed') : status;
      resolve({
        kind,
        end,
        code: codeIn(answer),
        isPage: isPageIn(answer),
        sent: bytes.toString('latin1', 0, MOST_TOLD),
        time: (first ?? performance.now()) - sent,
      });
    };
    socket.setTimeout(PATIENCE_MS, () => settle(true));
    socket.on('data', (chunk) => {
      first ??= performance.now();
      if (chunks.length < 100) chunks.push(chunk);
    });
    // The gateway may refuse a request while it is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => settle(false));
    socket.on('connect', () => {
      socket.write(bytes, () => {
        sent = performance.now();
      });
    });
  });
