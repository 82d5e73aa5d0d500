import { parkedWorkCalls as calls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  retryMail: bind('RetryMailInput', calls.retryMail),
  giveUpMail: bind('GiveUpMailInput', calls.giveUpMail),
  retryJob: bind('RetryJobInput', calls.retryJob),
  giveUpJob: bind('GiveUpJobInput', calls.giveUpJob),
};
