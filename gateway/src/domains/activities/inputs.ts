import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  setActivityFields: bind('SetActivityFieldsInput', activityCalls.setFields),
};
