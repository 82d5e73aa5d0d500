import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Piscina } from 'piscina';
import { Abandoned, takeTurns } from '#jobs/turns.ts';
import type { Limits } from '#limits.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Derivation } from './scrypt-thread.ts';

/** OWASP's parameters for scrypt at 16 MiB are these with N = 2^14, the default cost. */
const R = 8;
const P = 5;
const BYTES = 32;

/** Time that one hash is taken to need before the first was measured, in ms. */
const FIRST_GUESS = 250;
/** Time after which an idle thread ends and frees its memory, in ms. */
const IDLE_MS = 60_000;
/**
 * Seconds over which callers turned away together are spread, so that they don't come back
 * together.
 */
const SPREAD_SECONDS = 3;

const format = (n: number, salt: Uint8Array, key: Uint8Array) =>
  [
    'scrypt',
    n,
    R,
    P,
    Buffer.from(salt).toString('base64'),
    Buffer.from(key).toString('base64'),
  ].join('$');

const crowded = (seconds: number) => {
  const retryAfter = Math.max(1, Math.ceil(seconds)) + Math.floor(Math.random() * SPREAD_SECONDS);
  return new Refusal('RATE_LIMITED', `当前登录人数较多，请 ${retryAfter} 秒后再试`, { retryAfter });
};

/** Signals that end the wait of a caller for its turn. */
interface Waiting {
  /** Aborts when the caller has gone, which ends its hash as well. */
  gone: AbortSignal | undefined;
  /** Aborts when it has waited for as long as it may. */
  late: AbortSignal;
}

/** Hashing for one caller that has been let in. */
interface Hashing {
  hash: (password: string) => Promise<string>;
  /** `stored` is undefined for an account that doesn't exist: the same work, always false. */
  verify: (password: string, stored: string | undefined) => Promise<boolean>;
}

export interface PasswordHasher extends Hashing {
  /**
   * Lets a caller in who will hash. A crowd waits in a line, each for `passwordWaitMs` at most;
   * callers that are gone by their turn are passed over.
   * @throws Refusal RATE_LIMITED where the line is too long, before anything was done where one can
   *   tell
   */
  admit: <T>(work: (hashing: Hashing) => Promise<T>, gone?: AbortSignal) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Hashes and checks passwords in threads of their own, a few at a time: sign-ins in a crowd wait
 * for each other and nothing else waits for them. Hashes made at another cost are checked at theirs.
 */
export const passwordHasher = ({
  passwordHashes: atOnce,
  passwordCost,
  passwordWaitMs,
}: Pick<Limits, 'passwordHashes' | 'passwordCost' | 'passwordWaitMs'>): PasswordHasher => {
  const cost = 2 ** passwordCost;
  const pool = new Piscina<Derivation, Uint8Array>({
    filename: new URL('./scrypt-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: IDLE_MS,
  });
  const turns = takeTurns({ atOnce, places: Infinity, full: '', retryAfter: 0 });
  let admitted = 0;
  let average = FIRST_GUESS;

  const derive = async (
    password: string,
    salt: Uint8Array,
    { n, r, p, bytes }: Omit<Derivation, 'password' | 'salt'>,
    { gone, late }: Waiting,
  ): Promise<Uint8Array> => {
    const begun = { password, salt, n, r, p, bytes };
    const run = () => pool.run(begun, gone === undefined ? {} : { signal: gone });
    const left = [gone, late].filter((signal) => signal !== undefined);
    try {
      return await turns.take([], run, AbortSignal.any(left));
    } catch (error) {
      // One that has gone doesn't read this: it only says that nothing was wrong with the platform.
      if (gone?.aborted || error instanceof Abandoned) throw crowded(average / 1_000);
      throw error;
    }
  };

  // Hash that an unknown account is checked against, so that it takes as long as a known one.
  const unknownAccount = format(cost, randomBytes(16), randomBytes(BYTES));

  const hashing = (waiting: Waiting): Hashing => ({
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await derive(password, salt, { n: cost, r: R, p: P, bytes: BYTES }, waiting);
      return format(cost, salt, key);
    },
    verify: async (password, stored) => {
      const [, n, r, p, salt = '', key = ''] = (stored ?? unknownAccount).split('$');
      const expected = Buffer.from(key, 'base64');
      const parameters = { n: Number(n), r: Number(r), p: Number(p), bytes: expected.length };
      const given = await derive(password, Buffer.from(salt, 'base64'), parameters, waiting);
      return timingSafeEqual(expected, given) && stored !== undefined;
    },
  });

  const admit: PasswordHasher['admit'] = async (work, gone) => {
    const wait = (Math.max(0, admitted + 1 - atOnce) * average) / atOnce;
    if (wait > passwordWaitMs) throw crowded(wait / 1000);
    admitted += 1;
    try {
      // The length of the line is a guess, and a busy machine takes longer.
      return await work(hashing({ gone, late: AbortSignal.timeout(passwordWaitMs) }));
    } finally {
      admitted -= 1;
      if (pool.histogram.runTime.average > 0) average = pool.histogram.runTime.average;
    }
  };

  return {
    admit,
    hash: (password) => admit(({ hash }) => hash(password)),
    verify: (password, stored) => admit(({ verify }) => verify(password, stored)),
    close: () => pool.destroy(),
  };
};
