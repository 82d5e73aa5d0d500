import type { PersonalColumn } from './entry.ts';
import { ofAccount } from './of-account.ts';
import { ofCompetitions } from './of-competitions.ts';
import { ofContent } from './of-content.ts';

/**
 * Every column of any table by which rows are a member's: what an export has of them, or why it has
 * nothing. A test walks all tables and fails for a column that refers to members and isn't here.
 */
export const personalColumns: readonly PersonalColumn[] = [
  ...ofAccount,
  ...ofContent,
  ...ofCompetitions,
];
