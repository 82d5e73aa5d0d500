import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { languages } from '#web/src/sandbox/snippets/languages.ts';
import type { Sending } from '#web/src/sandbox/snippets/sending.ts';

/** Request that a snippet has made. */
interface Received {
  headers: IncomingHttpHeaders;
  body: unknown;
}

let server: Server;
let folder: string;
let received: Received[];
/** Answers each request in turn. */
let answer: (response: ServerResponse, count: number) => void;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      answer(response, received.length);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const query = `query Q($name: String) {
  # it's a \`comment\` with \${braces}, "quotes", """three""" and a \\ backslash
  competitions(name: $name) { totalCount }
}
`;
const variables = {
  name: `it's "鲸" $HOME \`x\` \\n`,
  flag: true,
  none: null,
  list: [1, { a: false }],
};
const sendingOf = (change: Partial<Sending> = {}): Sending => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
  query,
  variables: JSON.stringify(variables),
  operationName: 'Q',
  headers: { 'x-cost': '1' },
  usesToken: true,
  isStream: false,
  ...change,
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a snippet as one who has copied it would. */
const run = (id: string, code: string): Promise<Ended> => {
  const [command, file] = {
    curl: ['sh', 'a.sh'],
    typescript: [process.execPath, 'a.ts'],
    python: ['python3', 'a.py'],
  }[id] as [string, string];
  const path = join(folder, file);
  writeFileSync(path, code);
  const options = {
    env: { ...process.env, NODE_OPTIONS: '', TOKEN: 'wt_secret' },
    timeout: 30_000,
  };
  return new Promise((done) => {
    execFile(command, [path], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
};

describe.each(languages)('an operation as $label', ({ id, write }) => {
  it('is sent as it was written, with the token of the environment', async () => {
    answer = (response) => response.end('{"data":{"competitions":{"totalCount":3}}}');
    const { stdout, code } = await run(id, write(sendingOf()));
    expect(JSON.parse(stdout)).toMatchObject(
      id === 'curl' ? { data: { competitions: {} } } : { competitions: { totalCount: 3 } },
    );
    expect(code).toBe(0);
    const [{ headers, body }] = received as [Received];
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer wt_secret',
      'x-cost': '1',
    });
    const sent = body as { query: string };
    expect({ ...sent, query: sent.query.trim() }).toEqual({
      query: query.trim(),
      operationName: 'Q',
      variables,
    });
  });

  it('says which refusal it was answered', async () => {
    answer = (response) => {
      response.writeHead(401);
      response.end('{"errors":[{"message":"登录已失效","extensions":{"code":"UNAUTHENTICATED"}}]}');
    };
    const { stdout, stderr, code } = await run(id, write(sendingOf()));
    expect(stdout + stderr).toMatch(
      /UNAUTHENTICATED[\s\S]*登录已失效|登录已失效[\s\S]*UNAUTHENTICATED/,
    );
    if (id !== 'curl') expect(code).toBe(1);
  });

  it('names no token for a visitor, and needs variables that are JSON', () => {
    expect(write(sendingOf({ variables: '', usesToken: false }))).not.toMatch(/authorization/i);
    expect(() => write(sendingOf({ variables: '{' }))).toThrow(SyntaxError);
  });

  it('listens to a subscription, and where the line is cut comes back behind the last event', async () => {
    const event = (number: number) =>
      `id: ${number}\nevent: next\ndata: {"data":{"happened":${number}}}\n\n`;
    answer = (response, count) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`: alive\n\n${event(count)}`);
      if (count === 1 && id !== 'curl') {
        response.write('id: 2\nevent: next\ndata: {"da', () => response.destroy());
      } else {
        response.end('event: complete\ndata: \n\n');
      }
    };
    const { stdout, code } = await run(id, write(sendingOf({ isStream: true })));
    expect(code).toBe(0);
    expect(received[0]?.headers).toMatchObject({ accept: 'text/event-stream' });
    if (id === 'curl') return expect(stdout).toContain('data: {"data":{"happened":1}}');
    const shown = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(shown).toEqual([{ happened: 1 }, { happened: 2 }]);
    expect(received[1]?.headers).toMatchObject({ 'last-event-id': '1' });
  });
});
