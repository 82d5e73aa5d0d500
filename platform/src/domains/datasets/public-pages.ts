import { sql } from 'drizzle-orm';
import type { PageSource } from '#database/page-source.ts';
import { shortNameOf } from '../organizations/store.ts';
import { isListedDataset } from './list.ts';
import { datasets } from './tables.ts';

/** Public datasets; one without a version has nothing to show. */
export const datasetPages: PageSource = {
  table: datasets,
  id: datasets.id,
  updatedAt: () => sql<Date>`${datasets.updateDate}`.mapWith(datasets.updateDate),
  organization: shortNameOf(datasets.organizationId),
  shown: isListedDataset,
};
