import { copyLabDatasets, setLabDatasets } from './domains/datasets/lab-datasets.ts';
import type { LabAttachments } from './domains/projects/store/attachments.ts';

/** What stands beside projects, as its domains keep it. */
export const labAttachments: LabAttachments = {
  setDatasets: setLabDatasets,
  copyDatasets: copyLabDatasets,
};
