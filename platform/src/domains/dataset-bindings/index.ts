import type { Domain } from '../../domain.ts';
import { carriedDatasets } from './carried.ts';
import { mayReadDataset } from './access.ts';
import { PARSE_JOB, parseHandler } from './parse-job.ts';
import { datasetBindingRoutes } from './routes.ts';
import { datasetFiles } from './tables.ts';

export const datasetBindings = {
  routes: () => [datasetBindingRoutes],
  ofCompetitions: carriedDatasets,
  jobs: ({ services, parser }) => ({ work: { [PARSE_JOB]: parseHandler(services, parser) } }),
  uploads: { readers: { dataset: mayReadDataset } },
  usedUploads: { dataset: [datasetFiles.token] },
} satisfies Domain;
