import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { uploadCalls, type UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import { Refusal, StorageFull, upstreamUnavailable } from '#refusal.ts';
import { STORAGE_FULL } from '@whaletide/schema/shared/rules/storage.ts';
import { compileShape } from '#upstream/shape.ts';
import type { FileStreams, StreamScope } from '#upstream/streams.ts';
import { readJson } from '../streaming.ts';

const isUploaded = compileShape(uploadCalls.upload.response);
const isRestError = compileShape(RestError);

/** Keeps a text as a result file of whose token the scope has. @throws Refusal */
export const keepResult = async (
  streams: FileStreams,
  scope: StreamScope,
  content: string,
  fileName: string,
): Promise<UploadRef> => {
  const boundary = randomBytes(24).toString('hex');
  const name = fileName.replaceAll(/[\r\n"\\/]/g, '_');
  const body = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  );
  const headers = {
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: String(body.length),
  };
  const { statusCode, body: answered } = await streams.upload(
    Readable.from([body]),
    headers,
    'result',
    scope,
  );
  const value = await readJson(answered);
  if (statusCode < 300 && isUploaded(value)) return value as UploadRef;
  if (statusCode >= 400 && statusCode < 500 && isRestError(value))
    throw Refusal.fromRest(value as RestError);
  throw statusCode === STORAGE_FULL ? new StorageFull() : upstreamUnavailable(statusCode);
};
