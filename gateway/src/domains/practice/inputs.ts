import { practiceCalls as calls } from '@whaletide/schema/domains/practice/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  startPractice: calls.start,
  submitPracticeWork: calls.submit,
  endPractice: calls.end,
  updateCompetitionPractice: calls.set,
});
