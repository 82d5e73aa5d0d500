import { domain } from '#shared/domain.ts';
import { datasetBindingCalls } from './rest.ts';

export const datasetBindings = domain({
  name: 'dataset-bindings',
  chinese: '比赛数据',
  rest: 'datasetBindings, datasetFiles',
  graphql: 'DatasetBinding, DatasetFile',
  purpose: 'Data that a competition hands out, and previews of files.',
  calls: [datasetBindingCalls],
  knows: {
    platform: ['uploads', 'moderation', 'competitions', 'teams', 'datasets'],
    gateway: [],
    web: ['competitions', 'projects'],
  },
});
