import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  Dataset,
  DatasetLicense,
  DatasetVersion,
  DatasetVersionFile,
  MetaTag,
  MetaTagGroup,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import {
  DatasetRecommendation,
  DatasetShowcase,
  RecommendedDataset,
  ShowcaseGroup,
  ShowcaseSettings,
} from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { datasetLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';
import { showcaseResolvers } from './showcase-resolvers.ts';

export const datasets = {
  resolvers: [resolvers, showcaseResolvers],
  restTypes: {
    Dataset,
    DatasetPage: PageOf(Dataset),
    DatasetLicense,
    DatasetVersion,
    DatasetVersionFile,
    DatasetTag: MetaTag,
    DatasetTagGroup: MetaTagGroup,
    DatasetShowcase,
    DatasetRecommendation,
    RecommendedDataset,
    DatasetShowcaseSettings: ShowcaseSettings,
    DatasetShowcaseGroup: ShowcaseGroup,
    DatasetShowcaseEntry: ShowcaseGroup.properties.datasetBindings.items,
  },
  enums: {
    DatasetSort: {
      values: {
        RECOMMENDED: '-SortWeight',
        UPDATED: '-UpdateDate',
        PROJECTS: '-LabsCount',
        DOWNLOADS: '-DownloadCount',
        VOTES: '-VotesCount',
        VIEWS: '-ViewsCount',
      },
    },
    Visibility: { values: { PRIVATE: 'PRIVATE', SHARED: 'SHARED', PUBLIC: 'PUBLIC' } },
  },
  loaders: datasetLoaders,
  inputs,
} satisfies Domain;
