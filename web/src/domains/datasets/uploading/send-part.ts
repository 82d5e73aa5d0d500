import { STORAGE_FULL } from '@whaletide/schema/shared/rules/storage.ts';
import { UploadError } from '#lib/upload.ts';

/** Delays before a part is sent again, in ms; after the last there is no other try. */
const BACKOFF = [1_000, 2_000, 4_000, 8_000];

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a part, by which the server sees that it came whole; none where a browser has none. */
const hashOf = async (part: ArrayBuffer): Promise<Record<string, string>> =>
  'subtle' in crypto ? { 'x-part-sha256': hex(await crypto.subtle.digest('SHA-256', part)) } : {};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    });
  });

const messageOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === 'string' && body.message ? body.message : '分片上传失败，请重试';
};

const send = async (address: string, part: ArrayBuffer, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    method: 'PUT',
    signal,
    headers: { 'content-type': 'application/octet-stream', ...(await hashOf(part)) },
    body: part,
  });

/** Statuses after which the same part may be taken a moment later; a full disk stays full. */
const isPassing = (status: number): boolean =>
  status === 429 || (status >= 500 && status !== STORAGE_FULL);

/**
 * Sends one part, and again with longer and longer waits where the line or the server fails. What
 * is refused isn't sent again.
 * @throws UploadError, or AbortError once the signal says so
 */
export const sendPart = async (
  uploadId: string,
  number: number,
  part: ArrayBuffer,
  signal: AbortSignal,
): Promise<void> => {
  for (let tried = 0; ; tried += 1) {
    const answer = await send(`/uploads/sessions/${uploadId}/parts/${number}`, part, signal).catch(
      (error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      },
    );
    if (answer?.ok) return;
    const again = answer === null || isPassing(answer.status);
    const wait = again ? BACKOFF[tried] : undefined;
    if (wait === undefined)
      throw new UploadError(
        answer ? await messageOf(answer) : '网络连接中断，请稍后继续上传',
        again ? 'NETWORK' : 'FILE',
      );
    await pause(wait, signal);
  }
};
