import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { datasetShowcaseCalls } from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  bookmarkDataset: bind('DatasetReferenceInput', datasetCalls.bookmark),
  unbookmarkDataset: bind('DatasetReferenceInput', datasetCalls.unbookmark),
  voteDataset: bind('VoteDatasetInput', datasetCalls.vote, { voted: null }),
  unvoteDataset: bind('VoteDatasetInput', datasetCalls.unvote, { voted: null }),
  createDataset: bind('CreateDatasetInput', datasetCalls.create),
  updateDataset: bind('UpdateDatasetInput', datasetCalls.update),
  publishDatasetVersion: bind('PublishDatasetVersionInput', datasetCalls.publish),
  deleteDataset: bind('DeleteDatasetInput', datasetCalls.remove),
  viewDataset: bind('ViewDatasetInput', datasetCalls.view),
  setDatasetShowcase: bind('SetDatasetShowcaseInput', datasetShowcaseCalls.set),
  featureDataset: bind('FeatureDatasetInput', datasetCalls.feature),
};
