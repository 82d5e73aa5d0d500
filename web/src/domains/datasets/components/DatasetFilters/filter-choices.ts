import type { DatasetFiltersQuery } from './DatasetFilters.generated.ts';

/** The licences and tags to choose from; null where either couldn't be had. */
export const filterChoicesOf = (data: DatasetFiltersQuery | undefined) => {
  if (!data) return undefined;
  const { datasetLicenses: licenses, datasetTags: tags } = data.site;
  return licenses && tags && { licenses, tags };
};
