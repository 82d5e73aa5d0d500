import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { datasetShowcaseCalls } from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    bookmarkDataset: datasetCalls.bookmark,
    unbookmarkDataset: datasetCalls.unbookmark,
    voteDataset: { call: datasetCalls.vote, keys: { voted: null } },
    createDataset: datasetCalls.create,
    updateDataset: datasetCalls.update,
    publishDatasetVersion: datasetCalls.publish,
    deleteDataset: datasetCalls.remove,
    viewDataset: datasetCalls.view,
    setDatasetShowcase: datasetShowcaseCalls.set,
    featureDataset: datasetCalls.feature,
  }),
  unvoteDataset: bind('VoteDatasetInput', datasetCalls.unvote, { voted: null }),
};
