import type { Domain } from '#domain.ts';
import { commentedDataset } from './commented.ts';
import { forgetDatasetBookmarks, forgetDatasetLikes, forgetPrivateDatasets } from './forgetting.ts';
import { copyLabDatasets, setLabDatasets } from './lab-datasets.ts';
import { datasetContent } from './moderated.ts';
import { personal } from './personal.ts';
import { datasetPages } from './public-pages.ts';
import { pruneReads } from './reads.ts';
import { datasetRoutes } from './routes.ts';
import { datasetShowcaseRoutes } from './showcase-routes.ts';
import { PREVIEW_JOB, previewHandler } from './store/preview-jobs.ts';
import { keepPreview } from './store/previews.ts';
import { datasetVersionFiles } from './tables.ts';
import { mentionableDatasets } from './mentionable.ts';
import { searchedDatasets } from './searched.ts';
import { namedDatasets, namedDatasetVersions, namedLicenses, namedDatasetTags } from './named.ts';
import { placedDatasetFiles } from './placed.ts';

export const datasets = {
  routes: () => [datasetRoutes, datasetShowcaseRoutes],
  jobs: ({ services, parser }) => ({
    previews: { [PREVIEW_JOB]: previewHandler(services, parser, keepPreview) },
  }),
  upkeep: ({ database: { db }, now }) => [() => pruneReads(db, now())],
  publicPages: { datasets: datasetPages },
  commented: { DATASET: commentedDataset },
  moderated: () => ({ DATASET: datasetContent }),
  feed: { DATASET: mentionableDatasets },
  usedUploads: { dataset: [datasetVersionFiles.uploadKey] },
  labAttachments: { setDatasets: setLabDatasets, copyDatasets: copyLabDatasets },
  closure: { forget: [forgetPrivateDatasets, forgetDatasetBookmarks, forgetDatasetLikes] },
  search: searchedDatasets,
  personal,
  placed: placedDatasetFiles,
  named: {
    DATASET: namedDatasets,
    DATASET_VERSION: namedDatasetVersions,
    LICENSE: namedLicenses,
    DATASET_TAG: namedDatasetTags,
  },
} satisfies Domain;
