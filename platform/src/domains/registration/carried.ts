import { RegistrationSettings } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import { type CompetitionPart, documentOf } from '../competitions/store/carried.ts';
import { settingsOf, toRegistrationSettings } from '../competitions/store/registration-settings.ts';
import { configureRegistration } from './settings.ts';

const check = documentOf<RegistrationSettings>(RegistrationSettings, '报名设置');

/** Settings of registering, which are columns of the competition. */
export const carriedRegistration: CompetitionPart = {
  name: 'registration',
  archive: {
    describe: (_, { competition }) =>
      Promise.resolve(toRegistrationSettings(settingsOf(competition))),
    build: async (services, caller, { competitionId }, document) => {
      await configureRegistration(services, caller, competitionId, check(document));
    },
  },
};
