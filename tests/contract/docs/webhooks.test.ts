import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { newSecret, signatureOf } from '#platform/src/domains/webhooks/secrets.ts';
import { freePort } from '#tests/support/layers.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { root } from './support/documents.ts';

let receiver: ChildProcess;
afterEach(() => {
  receiver.kill();
});

const examples = [
  [process.execPath, 'webhook-receiver.mjs'],
  ['python3', 'webhook_receiver.py'],
];

it.each(examples)('%s %s receives what is signed, once', async (program, file) => {
  const [secret, port] = [newSecret(), await freePort()];
  const env = { ...process.env, NODE_OPTIONS: '', SECRET: secret, PORT: String(port) };
  receiver = spawn(program, [join(root, 'docs/examples', file)], { env });
  let output = '';
  receiver.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitFor('the receiver', async () => output.includes('listening'));
  const body = JSON.stringify({ type: 'work.scored', data: { task: { name: '企鹅' } } });
  const send = async (by: string, late = 0) => {
    const timestamp = Math.floor(Date.now() / 1_000) - late;
    const message = { id: 'msg_1', timestamp, body };
    const { status } = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'webhook-id': message.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(message, [newSecret(), by]),
      },
      body,
    });
    return status;
  };
  expect(await send(secret)).toBe(204);
  expect(await send(secret)).toBe(204);
  expect(await send(newSecret())).toBe(401);
  expect(await send(secret, 301)).toBe(401);
  await waitFor('the message', async () => output.includes('work.scored'));
  expect(output.match(/work\.scored .*企鹅/g)).toHaveLength(1);
});
