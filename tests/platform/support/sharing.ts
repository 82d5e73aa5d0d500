import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { newId } from '#platform/src/ids.ts';
import type { TestPlatform } from './platform.ts';

/** Signs somebody new up through the link of `inviterId`, from an address of their own. */
export const joinThrough = (platform: TestPlatform, inviterId: string) => {
  const name = `new${newId().slice(-10)}`;
  const body = {
    Name: name,
    Email: `${name}@test.example`,
    Password: 'long-enough-for-all',
    SharedBy: inviterId,
  };
  return platform.call(accountCalls.signUp, { body });
};

export const coinsOf = async (platform: TestPlatform, token: string): Promise<number> =>
  (await platform.call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }, { token })).Balance;
