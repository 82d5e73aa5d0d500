import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Limits } from '../../config.ts';

/** OWASP's parameters for scrypt at 16 MiB are these with N = 2^14, the default cost. */
const R = 8;
const P = 5;
const BYTES = 32;

const derive = (password: string, salt: Buffer, n: number, r: number, p: number, bytes: number) =>
  new Promise<Buffer>((resolve, reject) => {
    // NFC: the same password from keyboards that compose letters differently.
    const options = { N: n, r, p, maxmem: 256 * n * r };
    scrypt(password.normalize('NFC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const format = (n: number, salt: Buffer, key: Buffer) =>
  ['scrypt', n, R, P, salt.toString('base64'), key.toString('base64')].join('$');

const matches = async (password: string, stored: string) => {
  const [, n, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  const given = await derive(
    password,
    Buffer.from(salt, 'base64'),
    Number(n),
    Number(r),
    Number(p),
    expected.length,
  );
  return timingSafeEqual(expected, given);
};

/**
 * Hashes and checks passwords off the event loop, a few at a time: sign-ins in a crowd wait for
 * each other and not everything else for them. Hashes made at another cost are checked at theirs.
 */
export const passwordHasher = ({
  passwordHashes: atOnce,
  passwordCost,
}: Pick<Limits, 'passwordHashes' | 'passwordCost'>) => {
  const cost = 2 ** passwordCost;
  let running = 0;
  const waiting: (() => void)[] = [];

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };

  // What an unknown account is checked against, so that it takes as long as a known one.
  const nobody = format(cost, randomBytes(16), randomBytes(BYTES));

  return {
    hash: (password: string) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        return format(cost, salt, await derive(password, salt, cost, R, P, BYTES));
      }),
    /** `stored` is undefined for an account that doesn't exist: the same work, always false. */
    verify: (password: string, stored: string | undefined) =>
      inTurn(async () => (await matches(password, stored ?? nobody)) && stored !== undefined),
  };
};
export type PasswordHasher = ReturnType<typeof passwordHasher>;
