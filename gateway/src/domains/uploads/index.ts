import { UploadRef, UploadSession } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const uploads = {
  resolvers: [resolvers],
  restTypes: { UploadSession, UploadedFile: UploadRef },
  enums: {
    UploadState: {
      values: { OPEN: 'open', ASSEMBLING: 'assembling', DONE: 'done', FAILED: 'failed' },
    },
    PartedPurpose: { values: { DATASET: 'dataset' } },
  },
  inputs,
} satisfies Domain;
