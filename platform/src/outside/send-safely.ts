import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The address of a receiver lies in a private network, as far as its name leads there. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** The receiver hasn't answered in time. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** Finds all addresses of a name, as `dns.lookup` does; tests bring their own. */
type Resolve = (name: string) => Promise<LookupAddress[]>;

const resolveName: Resolve = (name) =>
  new Promise((resolve, reject) => {
    lookUp(name, { all: true, order: 'ipv4first' }, (error, found) =>
      error ? reject(error) : resolve(found),
    );
  });

export interface SafeSending {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Time for all of it, from the look-up to the end of what is kept of the answer. */
  timeoutMs: number;
  /** First bytes of the answer that are kept; the rest isn't read. */
  answerBytes: number;
  /** True where addresses of the local network are let through. */
  allowsLocal: boolean;
  resolve?: Resolve;
  signal?: AbortSignal;
}

export interface SafeAnswer {
  status: number;
  /** The first bytes, as text. */
  text: string;
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * The addresses that a connection may go to.
 * @throws PrivateAddress where one of the host's isn't public: a name that leads to both is a trap
 */
export const checkedAddresses = async (
  url: URL,
  { allowsLocal, resolve = resolveName }: Pick<SafeSending, 'allowsLocal' | 'resolve'>,
): Promise<LookupAddress[]> => {
  const host = bareHost(url);
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (found.length === 0) throw new Error(`${host} has no address`);
  if (!allowsLocal && !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress(`${host} is in a private network`);
  return found;
};

/**
 * Makes a look-up that answers nothing but addresses which were checked: between a check and a
 * connection of its own, a name could be made to lead elsewhere.
 */
const lookupOf =
  (found: readonly LookupAddress[]): LookupFunction =>
  (_, options, callback) => {
    const [first] = found;
    if (options.all) callback(null, [...found]);
    else callback(null, first?.address ?? '', first?.family);
  };

/**
 * POSTs to an address that a member named: to the host that was checked and no other, without
 * following where it sends one on, and without reading more than the first bytes of the answer.
 * @throws PrivateAddress, TooSlow, or the connection's error
 */
export const sendSafely = async (sending: SafeSending): Promise<SafeAnswer> => {
  const { url, headers, body, timeoutMs, answerBytes } = sending;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = sending.signal ? AbortSignal.any([timeout, sending.signal]) : timeout;
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new TooSlow('no answer in time')), {
      once: true,
    });
  });
  late.catch(() => undefined);
  const found = await Promise.race([checkedAddresses(url, sending), late]);
  const answer = new Promise<SafeAnswer>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: lookupOf(found),
        // A connection of its own each time: a kept one may be of an address of before.
        agent: false,
        signal,
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const end = () => {
          const text = Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text });
          request.destroy();
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= answerBytes) end();
        });
        response.on('end', end);
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
  answer.catch(() => undefined);
  return Promise.race([answer, late]);
};
