import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { memberId } from './documents.ts';

const DATE = '2026-11-01T00:00:00.000Z';

export const datasetId = (index = 0) => `77${index.toString(16).padStart(22, '0')}`;

/** A public dataset as platform answers it. */
export const dataset = (index = 0, changes: Partial<Dataset> = {}): Dataset => ({
  _id: datasetId(index),
  Title: `数据集${index}`,
  ShortDescription: '',
  Creator: memberId(0),
  OrganizationInfo: null,
  Image: null,
  Visibility: 'PUBLIC',
  Version: 1,
  FilesNumber: 2,
  Size: 5_000_000_000,
  Exts: ['.csv'],
  License: null,
  metaInformation: [],
  CreateDate: DATE,
  UpdateDate: DATE,
  ViewsCount: 3,
  DownloadCount: 2,
  LabsCount: 1,
  VotesCount: 4,
  CommentsCount: 5,
  bookmarksCount: 6,
  Selected: false,
  SortWeight: 0,
  CollapsedReason: null,
  ...changes,
});
