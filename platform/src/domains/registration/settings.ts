import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { RegistrationSettings as SettingsDocument } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import { settingsProblems } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import { universityFieldProblem } from '@whaletide/schema/domains/registration/rules/same-university.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import {
  fromRegistrationSettings,
  toRegistrationSettings,
} from '../competitions/store/registration-settings.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';

/**
 * Sets what a competition asks of those who register from now on; who is registered stays so.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with the first problem
 */
export const configureRegistration = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  document: SettingsDocument,
): Promise<SettingsDocument> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    const settings = fromRegistrationSettings(document);
    const [problem] = settingsProblems(settings);
    if (problem) throw badInput(problem.message, problem.field);
    const word = eventWordOf(kindOf(competition));
    refuseIf(universityFieldProblem(competition.teamSameUniversity, settings, word));
    const { notice, ...registration } = settings;
    const values = { registerNotice: notice, registration };
    await changeCompetition(tx, competitionId, values);
    await record(tx, actedBy(caller, now), {
      action: 'registration.configure',
      ...ofCompetition(competition),
      before: competition,
      after: values,
    });
    return toRegistrationSettings(settings);
  });
