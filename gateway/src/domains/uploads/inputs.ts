import { uploadCalls } from '@whaletide/schema/domains/uploads/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  beginUpload: uploadCalls.begin,
  completeUpload: uploadCalls.complete,
  cancelUpload: uploadCalls.cancel,
});
