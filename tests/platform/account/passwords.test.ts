import { expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/src/config.ts';
import { passwordHasher } from '../../../platform/src/domains/account/passwords.ts';

const limitsAt = (cost: Record<string, string> = {}) =>
  readConfig({ SESSION_SECRET: 's'.repeat(32), IDENTITY_KEY: 'a'.repeat(64), ...cost }).limits;

it('are hashed as OWASP advises where nothing else is set', async () => {
  const stored = await passwordHasher(limitsAt()).hash('a-long-password');
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
});

it('are checked at the cost at which they were hashed', async () => {
  const stored = await passwordHasher(limitsAt({ PASSWORD_COST: '11' })).hash('a-long-password');
  const hasher = passwordHasher(limitsAt({ PASSWORD_COST: '10' }));
  expect(await hasher.verify('a-long-password', stored)).toBe(true);
  expect(await hasher.verify('another-password', stored)).toBe(false);
});

it('of nobody are never right', async () => {
  const hasher = passwordHasher(limitsAt({ PASSWORD_COST: '10' }));
  expect(await hasher.verify('a-long-password', undefined)).toBe(false);
});
