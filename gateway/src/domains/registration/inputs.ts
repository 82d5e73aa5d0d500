import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registrationCalls as calls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  registerForCompetition: competitionCalls.register,
  withdrawFromCompetition: calls.withdraw,
  fillPlatformId: calls.fillCustomId,
  reviewRegistration: calls.review,
  reviewRegistrations: calls.reviewSeveral,
  updateRegistrationSettings: calls.configure,
});
