import { uploadCalls } from '@whaletide/schema/domains/uploads/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  beginUpload: bind('BeginUploadInput', uploadCalls.begin),
  completeUpload: bind('UploadSessionInput', uploadCalls.complete),
  cancelUpload: bind('UploadSessionInput', uploadCalls.cancel),
};
