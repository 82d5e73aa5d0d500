import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  applyToHost: applicationFormCalls.send,
  answerHostApplication: applicationFormCalls.answer,
  makeHostOrganization: applicationFormCalls.makeOrganization,
});
