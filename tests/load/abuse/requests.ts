import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { graphqlBodies } from './bodies.ts';

/** One hostile request as it goes over the line. */
export interface HostileRequest {
  /** Kind of hostility, by which outcomes are counted. */
  kind: string;
  bytes: Buffer;
}

type Headers = readonly (readonly [name: string, value: string])[];

const JSON_TYPE = ['content-type', 'application/json'] as const;
const CRLF = '\r\n';

/** Writes a request without checking any of it, as no client would. */
const written = (
  kind: string,
  { method = 'GET', target = '/', headers = [] as Headers, body = Buffer.alloc(0), length = true },
): HostileRequest => {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(length && (body.length > 0 || method === 'POST') ? [`Content-Length: ${body.length}`] : []),
  ];
  return { kind, bytes: Buffer.concat([Buffer.from(lines.join(CRLF) + CRLF + CRLF), body]) };
};

const posted = (kind: string, body: string | Buffer, headers: Headers = [JSON_TYPE]) =>
  written(kind, { method: 'POST', target: '/graphql', headers, body: Buffer.from(body) });

/** Beginnings of the paths that the gateway serves. */
const PLACES = [
  '/graphql?query=',
  '/files/',
  '/exports/',
  '/datasets/',
  '/notebooks/',
  '/uploads/',
  '/uploads/sessions/',
  '/oauth/',
  '/unsubscribe?token=',
  '/plots/',
  '/covers/',
  '/api/scoring/jobs/',
  '/sitemap',
  '/home/global?search=',
  '/home/competition/',
  '/org/',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 2_000 }),
  fc.constantFrom('\u0000', '../../etc/passwd', '%00', '%ff%fe', '%ED%A0%80', '%', "' OR 1=1 --"),
  fc.integer({ min: 1, max: 7_000 }).map((count) => 'a'.repeat(count)),
);

const targets = fc
  .record({ place: fc.constantFrom(...PLACES), text, raw: fc.boolean() })
  .map(({ place, text, raw }) => {
    // Control characters and spaces within the request line are another kind of hostility.
    const plain = text.replace(/[\s\p{Cc}]/gu, '_');
    return written('path', { target: place + (raw ? plain : encodeURI(plain.toWellFormed())) });
  });

const lines = fc
  .record({ method: fc.string({ maxLength: 20 }), target: fc.string({ maxLength: 200 }) })
  .map(({ method, target }) => written('request line', { method, target }));

const headerNames = [
  'cookie',
  'authorization',
  'range',
  'if-none-match',
  'if-modified-since',
  'accept',
  'accept-encoding',
  'accept-language',
  'x-forwarded-for',
  'origin',
  'content-encoding',
  'transfer-encoding',
  'traceparent',
];

const headers = fc
  .record({
    place: fc.constantFrom('/graphql', '/home', '/readyz', ...PLACES),
    given: fc.array(
      fc.tuple(
        fc.constantFrom(...headerNames),
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.constantFrom(
            'bytes=0-,1-,2-',
            'bytes=-99999999999999999999',
            'Bearer ',
            'a=b;'.repeat(900),
          ),
        ),
      ),
      { minLength: 1, maxLength: 60 },
    ),
  })
  .map(({ place, given }) =>
    written('headers', {
      target: place,
      headers: given.map(([name, value]) => [name, value.replace(/[\r\n]/g, ' ')]),
    }),
  );

const types = fc
  .record({ type: fc.string({ maxLength: 80 }), body: fc.string({ maxLength: 300 }) })
  .map(({ type, body }) =>
    posted('content type', body, [['content-type', type.replace(/[\r\n]/g, ' ')]]),
  );

const uploads = fc
  .record({ boundary: fc.string({ maxLength: 90 }), body: fc.string({ maxLength: 2_000 }) })
  .map(({ boundary, body }) =>
    written('upload', {
      method: 'POST',
      target: '/uploads?purpose=result',
      headers: [
        ['content-type', `multipart/form-data; boundary=${boundary.replace(/[\r\n]/g, '')}`],
      ],
      body: Buffer.from(body),
    }),
  );

const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 400 })
  .map((sent) => ({ kind: 'bytes', bytes: Buffer.from(sent) }));

/** Requests of one kind each, as many as a fuzzer finds of them. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc.oneof(
  { arbitrary: graphqlBodies.map((body) => posted('operation', body)), weight: 6 },
  { arbitrary: targets, weight: 4 },
  { arbitrary: headers, weight: 3 },
  lines,
  types,
  uploads,
  bytes,
);

const MIB = 1024 * 1024;

/** Requests that have hurt servers before; each once a round. */
export const knownRequests: readonly HostileRequest[] = [
  posted('large body', Buffer.alloc(2 * MIB, 'a')),
  posted('large body', `{"query":"{ __typename }","variables":{"a":"${'a'.repeat(300_000)}"}}`),
  posted('compressed', gzipSync(Buffer.alloc(50 * MIB)), [JSON_TYPE, ['content-encoding', 'gzip']]),
  written('many headers', {
    headers: Array.from({ length: 3_000 }, (_, index) => [`x-${index}`, 'a'] as const),
  }),
  written('large header', { headers: [['cookie', 'a'.repeat(60_000)]] }),
  written('long path', { target: `/${'a'.repeat(60_000)}` }),
  written('two lengths', {
    method: 'POST',
    target: '/graphql',
    headers: [JSON_TYPE, ['content-length', '3'], ['content-length', '5']],
    body: Buffer.from('{"a":1}'),
  }),
  written('length and chunks', {
    method: 'POST',
    target: '/graphql',
    headers: [JSON_TYPE, ['transfer-encoding', 'chunked']],
    body: Buffer.from('0\r\n\r\nGET /readyz HTTP/1.1\r\n\r\n'),
  }),
  written('chunk of no number', {
    method: 'POST',
    target: '/graphql',
    headers: [JSON_TYPE, ['transfer-encoding', 'chunked']],
    body: Buffer.from('zz\r\n{}\r\n'),
    length: false,
  }),
];
