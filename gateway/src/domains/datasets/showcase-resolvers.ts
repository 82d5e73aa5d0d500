import { datasetShowcaseCalls } from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** Resolvers of the showcase above the list of datasets. */
export const showcaseResolvers: Resolvers = {
  Query: {
    datasetShowcase: (_, __, { upstream }) => upstream.shared(datasetShowcaseCalls.shown),
  },
  Administration: {
    datasetShowcase: (_, __, context) => context.member().call(datasetShowcaseCalls.settings),
  },
  DatasetShowcase: {
    sponsors: async ({ Sponsors }, _, { loaders }) => {
      const found = await Promise.all(Sponsors.map((id) => loaders.members.byId.load(id)));
      return found.filter((member) => member !== null);
    },
  },
  DatasetShowcaseEntry: {
    dataset: ({ Dataset }, _, { loaders }) => loaders.datasets.byId.load(Dataset),
  },
};
