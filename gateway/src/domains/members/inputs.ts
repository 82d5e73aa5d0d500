import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  updateHomepage: bind('UpdateHomepageInput', memberCalls.setHomepage),
};
