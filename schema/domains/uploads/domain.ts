import { domain } from '#shared/domain.ts';
import { uploadCalls } from './rest.ts';

export const uploads = domain({
  name: 'uploads',
  chinese: '上传',
  rest: 'uploads',
  graphql: 'UploadInput, UploadSession',
  purpose: 'Files by purpose, whole or in parts, with who may read each.',
  calls: [uploadCalls],
  knows: { platform: ['members'], gateway: [] },
});
