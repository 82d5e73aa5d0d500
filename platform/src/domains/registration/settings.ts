import { eq } from 'drizzle-orm';
import type { RegistrationSettings as SettingsDocument } from '@whaletide/schema/rest/registration-form.ts';
import { settingsProblems } from '@whaletide/schema/rules/registration-settings.ts';
import type { Viewer } from '../../http/viewer.ts';
import { badInput } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { competitions } from '../competitions/tables.ts';
import { managedCompetition } from '../organisations/access.ts';
import { fromRegistrationSettings, toRegistrationSettings } from './documents.ts';

/**
 * Sets what a competition asks of those who register from now on; who is registered stays so.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with the first problem
 */
export const configureRegistration = async (
  { database: { db } }: Services,
  viewer: Viewer,
  competitionId: string,
  document: SettingsDocument,
): Promise<SettingsDocument> => {
  await managedCompetition(db, viewer, competitionId);
  const settings = fromRegistrationSettings(document);
  const [problem] = settingsProblems(settings);
  if (problem) throw badInput(problem.message, problem.field);
  const { notice, ...registration } = settings;
  await db
    .update(competitions)
    .set({ registerNotice: notice, registration })
    .where(eq(competitions.id, competitionId));
  return toRegistrationSettings(settings);
};
