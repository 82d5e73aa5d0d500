import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  applyAsCreator: bind('ApplyAsCreatorInput', creatorCalls.apply),
  requestExchange: bind('RequestExchangeInput', creatorCalls.requestExchange),
  rateDataset: bind('RateDatasetInput', creatorAdminCalls.rateDataset),
  recordCreatorViolation: bind('RecordCreatorViolationInput', creatorAdminCalls.recordViolation),
  withdrawCreatorViolation: bind(
    'WithdrawCreatorViolationInput',
    creatorAdminCalls.withdrawViolation,
  ),
  payExchange: bind('PayExchangeInput', creatorAdminCalls.payExchange),
  returnExchange: bind('ReturnExchangeInput', creatorAdminCalls.returnExchange),
  setFeaturedCreators: bind('SetFeaturedCreatorsInput', creatorAdminCalls.setFeatured),
};
