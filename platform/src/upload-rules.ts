import { mayReadIdentity } from './domains/account/real-name-reviews.ts';
import { organizes } from './domains/competitions/store/access.ts';
import { mayReadDataset } from './domains/dataset-bindings/access.ts';
import { notebookInspector } from './domains/projects/notebook-uploads.ts';
import { mayReadQualification } from './domains/registration/files.ts';
import { mayReadFile } from './domains/submissions/access.ts';
import type { FileRules } from './domains/uploads/routes.ts';
import { mayReadWorkOrderFile } from './domains/work-orders/access.ts';

/** What the domains say of the files that were uploaded for them. */
export const uploadRules: FileRules = {
  inspectors: { notebook: notebookInspector },
  organizes,
  readers: {
    result: mayReadFile,
    answer: mayReadFile,
    qualification: mayReadQualification,
    identity: (_db, caller) => Promise.resolve(mayReadIdentity(caller)),
    dataset: mayReadDataset,
    'work-order': mayReadWorkOrderFile,
    // Others read it through a version that shows it.
    notebook: (_db, caller, { memberId }) => Promise.resolve(caller?.id === memberId),
    // Read into the database once; its file is for nobody.
    solution: () => Promise.resolve(false),
  },
};
