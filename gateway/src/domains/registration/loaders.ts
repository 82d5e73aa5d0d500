import {
  type OwnRegistration,
  registrationCalls,
  type Withdrawal,
} from '@whaletide/schema/domains/registration/rest/registration.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface RegistrationLoaders {
  /** By competition: where the viewer stands with registering; undefined for a visitor. */
  mine: DataLoader<string, OwnRegistration | null> | undefined;
  /** By competition: what withdrawing would bring the viewer; undefined for a visitor. */
  withdrawals: DataLoader<string, Withdrawal | null> | undefined;
}

export const registrationLoaders = ({ own }: LoaderScope): RegistrationLoaders => ({
  mine:
    own &&
    rowLoader(
      (ids) => own.call(registrationCalls.mine, { query: { ids } }),
      (row) => row.Competition,
    ),
  withdrawals:
    own &&
    rowLoader(
      (ids) => own.call(registrationCalls.withdrawals, { query: { ids } }),
      (row) => row.Competition,
    ),
});
