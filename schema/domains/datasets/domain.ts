import { domain } from '#shared/domain.ts';
import { datasetShowcaseCalls } from './rest/dataset-showcase.ts';
import { datasetCalls } from './rest/datasets.ts';
import { labDatasetCalls } from './rest/lab-datasets.ts';

export const datasets = domain({
  name: 'datasets',
  chinese: '数据集',
  rest: 'datasets',
  graphql: 'Dataset',
  purpose: 'Published files with versions, licences, tags and downloads.',
  calls: [datasetCalls, labDatasetCalls, datasetShowcaseCalls],
  knows: {
    platform: [
      'search',
      'activity-log',
      'members',
      'uploads',
      'moderation',
      'votes',
      'comments',
      'organizations',
      'projects',
    ],
    gateway: [],
    web: [
      'members',
      'moderation',
      'account',
      'comments',
      'organizations',
      'projects',
      'dataset-bindings',
    ],
  },
});
