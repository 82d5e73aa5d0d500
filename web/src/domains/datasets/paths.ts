import { publishedBelow } from '../organizations/paths.ts';

/** All public datasets. */
export const datasetListPath = '/home/dataset';

/** Path of the datasets that editors have chosen: 精选. */
export const featuredDatasetsPath = '/home/dataset/selected';

/**
 * Path at which to apply to be named beside them as a source.
 */
export const dataSourcePath = '/landing/data-source';

/** Path at which administrators put together what is shown above the list. */
export const showcasePath = '/home/admin/datasets';

/** Paths at which a dataset is created, and at which its author changes it. */
export const createDatasetPath = '/mw/dataset/create';
export const editDatasetPath = (id: string) => `/mw/dataset/edit/${id}`;

/** The tabs of the list: all datasets, and those that are featured. */
export const datasetListTabs = ['all', 'selected'] as const;

export const datasetTabs = ['document', 'files', 'projects', 'comments'] as const;
export type DatasetPageTab = (typeof datasetTabs)[number];

/**
 * A dataset's own page; its document is the first of its tabs.
 * @param organization the short name of the organization below whose name it is read; /mw shows all
 */
export const datasetPath = (
  id: string,
  tab: DatasetPageTab = 'document',
  organization?: string | null,
): string => `${publishedBelow(organization)}/dataset/${id}${tab === 'document' ? '' : `/${tab}`}`;
