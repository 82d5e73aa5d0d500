const MAX_BYTES = 256 * 1024;

/**
 * Asks another site and answers the JSON that it says, of 256 KiB at most, its status aside.
 * @throws where it can't be reached, is slow, goes on for too long, or doesn't speak JSON
 */
export const fetchJson = async (
  url: URL,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  timeoutMs: number,
): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`${url.origin} says too much`);
    chunks.push(chunk);
  }
  const answer: unknown = JSON.parse(Buffer.concat(chunks).toString());
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error(`${url.origin} answered ${response.status} without an object`);
  return answer as Record<string, unknown>;
};
