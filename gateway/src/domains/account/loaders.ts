import { type AuthUser, accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { LoaderScope } from '#graphql/loaders.ts';

export interface AccountLoaders {
  /** The signed-in member, asked for once; null for a visitor. */
  viewer: () => Promise<AuthUser | null>;
}

export const accountLoaders = ({ own }: LoaderScope): AccountLoaders => {
  let viewer: Promise<AuthUser | null> | undefined;
  return {
    viewer: () => (viewer ??= own ? own.call(accountCalls.current) : Promise.resolve(null)),
  };
};
