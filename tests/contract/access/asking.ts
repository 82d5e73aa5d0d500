import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { PASSWORD } from '#tests/support/demo.ts';
import type { RestClient } from '../support/rest.ts';
import { account, type Role, roles } from './rules.ts';

/** Token of the caller; a visitor has none. */
export type Token = string | undefined;

/** Platform, and the session of each role. */
export interface Asking {
  rest: RestClient;
  as: (role: Role) => Token;
}

export const signIn = async (rest: RestClient, name: string): Promise<string> =>
  (await rest.ask(accountCalls.signIn, { body: { account: name, password: PASSWORD } })).jwt;

export const everyoneAsking = async (rest: RestClient): Promise<Asking> => {
  const tokens = new Map<Role, Token>();
  for (const role of roles)
    if (role !== 'visitor') tokens.set(role, await signIn(rest, account[role]));
  return { rest, as: (role) => tokens.get(role) };
};

/** Objects that the demo has to have. */
export const defined = <T>(value: T | null | undefined, what: string): T => {
  if (value == null) throw new Error(`The captain has no ${what}`);
  return value;
};
