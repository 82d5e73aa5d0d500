import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accounts } from '#tests/support/demo.ts';
import { useProduct } from '../support/product.ts';
import { signedIn, tokenOf } from './support.ts';

// As an operator runs it, who names the addresses of the site; those of the machine itself are always good.
const product = useProduct({ gatewayEnv: { PUBLIC_ORIGINS: 'http://site.test' } });

const suite = fileURLToPath(
  new URL('dist/index.js', import.meta.resolve('@modelcontextprotocol/conformance/package.json')),
);

/** Scenarios that need no tools, prompts or resources made for them alone. */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'dns-rebinding-protection',
];

let door: Server;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whaletide-conformance-'));
  const site = product().gateways[0].url;
  const member = await signedIn(site, accounts.member);
  const authorization = `Bearer ${await tokenOf(member, ['READ', 'SUBMIT'])}`;
  // The suite sends no token; whatever else it sends goes on as it came.
  door = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const own = { ...headers, authorization };
    const outgoing = request(new URL(url, site), { method, headers: own }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  door.closeAllConnections();
  door.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(scenarios)('/mcp passes %s of the protocol’s own suite', async (scenario) => {
  const { port } = door.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/mcp`;
  const args = [suite, 'server', '--url', url, '--scenario', scenario, '--output-dir', folder];
  const ended = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
  if (ended.code !== 0) throw new Error(ended.output);
  expect(ended.output).toMatch(/0 failed/);
});
