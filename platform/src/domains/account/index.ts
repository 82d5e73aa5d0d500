import type { Domain } from '#domain.ts';
import { exportedTables } from '#personal-data/reading.ts';
import { memberAdminRoutes } from './administration-routes.ts';
import { pruneAttempts } from './attempts.ts';
import { pruneBrowsers } from './browsers.ts';
import { pruneCaptchas } from './captchas.ts';
import { closeDueAccounts } from './closure.ts';
import { remindClosing } from './closure-mails.ts';
import { pruneCodes } from './codes.ts';
import { exportHandler } from './exports/job.ts';
import { EXPORT_JOB, pruneDataExports } from './exports/orders.ts';
import { pruneContactChanges } from './contact-changes.ts';
import { forgetAccount } from './forgetting.ts';
import { forgetIdentityPhotos } from './identity-photos.ts';
import { pruneTickets } from './oauth/tickets.ts';
import { personal } from './personal.ts';
import { mayReadIdentity } from './real-name-reviews.ts';
import { accountRoutes } from './routes.ts';
import { pruneSessions } from './sessions.ts';
import { pruneTokenDays } from './token-budgets.ts';
import { pruneTokenUses } from './token-uses.ts';
import { pruneSignUpCodes } from './sign-up-codes.ts';
import { memberExports } from './tables.ts';

export const account = {
  routes: ({ closure, onCreatorRestored }) => [
    accountRoutes(closure),
    memberAdminRoutes(onCreatorRestored),
  ],
  jobs: ({ services, gathered }) => ({
    bulk: {
      [EXPORT_JOB]: exportHandler(services, {
        ...gathered,
        tables: exportedTables(gathered.personal),
      }),
    },
  }),
  upkeep: (services, { closure }) => {
    const {
      database: { db },
      now,
    } = services;
    return [
      () => pruneAttempts(db, now()),
      () => pruneSessions(db, now()),
      () => pruneBrowsers(db, now()),
      () => pruneCaptchas(db, now()),
      () => pruneCodes(db, now()),
      () => pruneSignUpCodes(db, now()),
      () => pruneContactChanges(db, now()),
      () => pruneTickets(db, now()),
      () => pruneTokenDays(db, now()),
      () => pruneTokenUses(db, now()),
      () => pruneDataExports(services),
      () => remindClosing(services),
      () => closeDueAccounts(services, closure),
      () => forgetIdentityPhotos(services),
    ];
  },
  closure: { forget: [forgetAccount] },
  uploads: { readers: { identity: (_db, caller) => Promise.resolve(mayReadIdentity(caller)) } },
  storedFiles: [memberExports.fileKey],
  personal,
} satisfies Domain;
