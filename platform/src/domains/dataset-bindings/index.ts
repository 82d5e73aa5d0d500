import type { Domain } from '#domain.ts';
import { PARSE_JOB, previewHandler } from '../datasets/store/preview-jobs.ts';
import { carriedDatasets } from './carried.ts';
import { mayReadDataset } from './access.ts';
import { keepParsed } from './keep-parsed.ts';
import { datasetBindingRoutes } from './routes.ts';
import { datasetFiles } from './tables.ts';

export const datasetBindings = {
  routes: () => [datasetBindingRoutes],
  ofCompetitions: carriedDatasets,
  jobs: ({ services, parser }) => ({
    previews: { [PARSE_JOB]: previewHandler(services, parser, keepParsed) },
  }),
  uploads: { readers: { dataset: mayReadDataset } },
  usedUploads: { dataset: [datasetFiles.token] },
} satisfies Domain;
