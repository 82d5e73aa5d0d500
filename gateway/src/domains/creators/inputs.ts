import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  applyAsCreator: creatorCalls.apply,
  requestExchange: creatorCalls.requestExchange,
  rateDataset: creatorAdminCalls.rateDataset,
  recordCreatorViolation: creatorAdminCalls.recordViolation,
  withdrawCreatorViolation: creatorAdminCalls.withdrawViolation,
  payExchange: creatorAdminCalls.payExchange,
  returnExchange: creatorAdminCalls.returnExchange,
  setFeaturedCreators: creatorAdminCalls.setFeatured,
});
