import { applicationFormCalls } from '@whaletide/schema/domains/application-forms/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  applyToHost: bind('ApplyToHostInput', applicationFormCalls.send),
  answerHostApplication: bind('AnswerHostApplicationInput', applicationFormCalls.answer),
  makeHostOrganization: bind('MakeHostOrganizationInput', applicationFormCalls.makeOrganization),
};
