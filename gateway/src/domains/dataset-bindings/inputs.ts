import { datasetBindingCalls as calls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createDatasetBinding: calls.create,
  updateDatasetBinding: calls.update,
  orderDatasetBindings: calls.order,
  removeDatasetBinding: calls.remove,
  setDatasetDescription: calls.describe,
});
