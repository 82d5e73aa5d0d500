import type { ApolloClient } from '@apollo/client';
import { UploadError, type UploadedFile } from '#lib/upload.ts';
import {
  BeginUploadDocument,
  CompleteUploadDocument,
  type UploadProgressFragment,
  UploadStateDocument,
} from './PartedUpload.generated.ts';
import { sendPart } from './send-part.ts';

/** Interval at which to ask whether the parts have been put together, in ms. */
const POLL = 500;
const context = { showsErrors: true };

interface Options {
  signal: AbortSignal;
  /** Called once the id is known, by which a cancelled upload is discarded. */
  onBegun: (uploadId: string) => void;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

const fileOf = (session: UploadProgressFragment): UploadedFile | null => {
  if (session.state === 'FAILED') throw new UploadError(session.problem ?? '文件上传失败，请重试');
  if (!session.file) return null;
  const { key, name, ext, size } = session.file;
  return { key, name, ext, size };
};

/** Waits until the parts are one file. @throws UploadError where that fails */
const assembled = async (
  client: ApolloClient,
  id: string,
  signal: AbortSignal,
): Promise<UploadedFile> => {
  for (;;) {
    const { data } = await client.query({
      query: UploadStateDocument,
      variables: { id },
      fetchPolicy: 'network-only',
      context,
    });
    if (!data?.uploadSession) throw new UploadError('该上传已过期，请重新上传');
    const file = fileOf(data.uploadSession);
    if (file) return file;
    await new Promise((resolve) => setTimeout(resolve, POLL));
    signal.throwIfAborted();
  }
};

/**
 * Uploads a file in parts, or goes on with the upload of the same file (name, size, time of
 * change) that broke off, even where the page was reloaded since.
 * @throws UploadError, a refusal of the gateway's, or AbortError once the signal says so
 */
export const uploadInParts = async (
  client: ApolloClient,
  file: File,
  { signal, onBegun, onProgress }: Options,
): Promise<UploadedFile> => {
  const { name, size, lastModified: modified } = file;
  const { data } = await client.mutate({
    mutation: BeginUploadDocument,
    variables: { input: { purpose: 'DATASET', name, size, modified } },
    context,
  });
  if (!data) throw new UploadError('文件上传失败，请重试');
  const { id, partSize, received } = data.beginUpload;
  onBegun(id);
  const parts = Math.ceil(size / partSize);
  const known = new Set(received);
  // An empty file has no part.
  const tellProgress = () => onProgress(parts === 0 ? 1 : known.size / parts);
  tellProgress();
  for (let number = 0; number < parts; number += 1) {
    if (known.has(number)) continue;
    signal.throwIfAborted();
    const part = await file.slice(number * partSize, (number + 1) * partSize).arrayBuffer();
    await sendPart(id, number, part, signal);
    known.add(number);
    tellProgress();
  }
  await client.mutate({
    mutation: CompleteUploadDocument,
    variables: { input: { uploadId: id } },
    context,
  });
  return assembled(client, id, signal);
};
