import { memberCalls } from '@whaletide/schema/rest/members.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  updateHomepage: bind('UpdateHomepageInput', memberCalls.setHomepage),
};
