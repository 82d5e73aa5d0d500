/**
 * POSTs JSON to an operator's service and answers what it says.
 * @throws where it can't be reached, is slow, refuses, or doesn't speak JSON
 */
export const postJson = async (url: string, body: object, timeoutMs: number): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).origin} answered ${response.status}`);
  return text === '' ? null : JSON.parse(text);
};
