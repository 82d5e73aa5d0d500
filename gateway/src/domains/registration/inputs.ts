import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registrationCalls as calls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  registerForCompetition: bind('RegisterForCompetitionInput', competitionCalls.register),
  withdrawFromCompetition: bind('WithdrawFromCompetitionInput', calls.withdraw),
  fillPlatformId: bind('FillPlatformIdInput', calls.fillCustomId),
  reviewRegistration: bind('ReviewRegistrationInput', calls.review),
  reviewRegistrations: bind('ReviewRegistrationsInput', calls.reviewSeveral),
  updateRegistrationSettings: bind('UpdateRegistrationSettingsInput', calls.configure),
};
