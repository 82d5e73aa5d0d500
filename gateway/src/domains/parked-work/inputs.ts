import { parkedWorkCalls as calls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  retryMail: calls.retryMail,
  giveUpMail: calls.giveUpMail,
  retryJob: calls.retryJob,
  giveUpJob: calls.giveUpJob,
});
