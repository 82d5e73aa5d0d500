/** Refusal by an operator's service: it answered, and not with success. */
class ServiceRefused extends Error {
  override name = 'ServiceRefused';
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${new URL(url).origin} answered ${status}`);
    this.status = status;
  }
}

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
  if (!response.ok) throw new ServiceRefused(url, response.status);
  return text === '' ? null : JSON.parse(text);
};

/** Codes of connections that never came about, so that nothing was handed over. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Statuses by which a proxy says that it doesn't know what the service behind it did. */
const UNKNOWN_OUTCOMES = [502, 504];

/** Tells whether a service may have done what it was asked for, though `postJson` failed so. */
export const mayHaveArrived = (error: unknown): boolean => {
  if (error instanceof ServiceRefused) return UNKNOWN_OUTCOMES.includes(error.status);
  const { cause } = error as { cause?: { code?: string } };
  return !NEVER_CONNECTED.has(cause?.code ?? '');
};
