import { afterEach, expect, it } from '@jest/globals';
import { readConfig } from '#platform/src/config.ts';
import { type PasswordHasher, passwordHasher } from '#platform/src/domains/account/passwords.ts';

const made: PasswordHasher[] = [];
afterEach(() => Promise.all(made.splice(0).map((hasher) => hasher.close())));

const hasherAt = (environment: Record<string, string> = {}): PasswordHasher => {
  const secrets = { SESSION_SECRET: 's'.repeat(32), IDENTITY_KEY: 'a'.repeat(64) };
  const hasher = passwordHasher(readConfig({ ...secrets, ...environment }).limits);
  made.push(hasher);
  return hasher;
};

it('are hashed as OWASP advises where nothing else is set', async () => {
  expect(await hasherAt().hash('a-long-password')).toMatch(/^scrypt\$16384\$8\$5\$/);
});

it('are checked at the cost at which they were hashed', async () => {
  const stored = await hasherAt({ PASSWORD_COST: '11' }).hash('a-long-password');
  const hasher = hasherAt({ PASSWORD_COST: '10' });
  expect(await hasher.verify('a-long-password', stored)).toBe(true);
  expect(await hasher.verify('another-password', stored)).toBe(false);
});

it('are the same from keyboards that compose letters differently', async () => {
  const hasher = hasherAt({ PASSWORD_COST: '10' });
  expect(await hasher.verify('e\u0301t\u00e9-2026', await hasher.hash('\u00e9te\u0301-2026'))).toBe(
    true,
  );
});

it('of nobody are never right', async () => {
  expect(await hasherAt({ PASSWORD_COST: '10' }).verify('a-long-password', undefined)).toBe(false);
});

it('wait in a line that ends somewhere: beyond it one is told when to come back', async () => {
  const hasher = hasherAt({ PASSWORD_COST: '10', PASSWORD_HASHES: '1', PASSWORD_WAIT_MS: '500' });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => hasher.hash('a-long-password')),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // A hash is taken for 250 ms before the first was measured: one at work, two waiting, who are
  // told the same where that was too short.
  expect(refused.length).toBeGreaterThanOrEqual(17);
  expect(refused.length).toBeLessThan(20);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(await hasher.hash('a-long-password')).toMatch(/^scrypt/);
});

it('wait no longer than they may, however slow the machine is', async () => {
  // The line is taken for short, and is long: each hash takes longer than all may wait.
  const hasher = hasherAt({ PASSWORD_COST: '17', PASSWORD_HASHES: '1', PASSWORD_WAIT_MS: '1000' });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => hasher.hash('a-long-password')),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(2);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
});

it('of those who have gone are not hashed any more', async () => {
  const hasher = hasherAt({ PASSWORD_COST: '14', PASSWORD_HASHES: '1' });
  const gone = new AbortController();
  const waiting = Array.from({ length: 5 }, () =>
    hasher.admit(({ hash }) => hash('a-long-password'), gone.signal),
  );
  gone.abort();
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await hasher.hash('a-long-password')).toMatch(/^scrypt/);
});
