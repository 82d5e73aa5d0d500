import { datasetBindingCalls as calls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createDatasetBinding: bind('CreateDatasetBindingInput', calls.create),
  updateDatasetBinding: bind('UpdateDatasetBindingInput', calls.update),
  orderDatasetBindings: bind('OrderDatasetBindingsInput', calls.order),
  removeDatasetBinding: bind('RemoveDatasetBindingInput', calls.remove),
  setDatasetDescription: bind('SetDatasetDescriptionInput', calls.describe),
};
