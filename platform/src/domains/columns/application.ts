import {
  APPLIED_ROLE,
  COLUMN_ACCEPTED_NOTICE,
  COLUMN_ACCEPTED_TEXT,
  columnistProblem,
} from '@whaletide/schema/domains/columns/rules/column-acceptance.ts';
import type { Application } from '#application.ts';
import { addRole } from '../members/store.ts';

/** Application for the right to write columns. */
export const columnApplication: Application = {
  problem: (_tx, { roles, creatorBanned }) =>
    Promise.resolve(columnistProblem({ roles, creatorBanned: creatorBanned !== null })),
  grant: async (tx, { id, roles }) => {
    await addRole(tx, id, APPLIED_ROLE);
    return { before: { roles }, after: { roles: [...roles, APPLIED_ROLE] } };
  },
  text: COLUMN_ACCEPTED_TEXT,
  notice: COLUMN_ACCEPTED_NOTICE,
};
