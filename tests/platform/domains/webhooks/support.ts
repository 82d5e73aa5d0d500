import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { webhookCalls, type WebhookSecret } from '@whaletide/schema/domains/webhooks/rest.ts';
import type { WebhookKind } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import type { TestPlatform } from '#tests/platform/support/platform.ts';
import { protect } from '#tests/platform/support/service-accounts.ts';

/** Settings by which receivers of tests are reached, and jobs found soon. */
export const LOCAL = { WEBHOOKS_TO_LOCAL: 'true', JOB_POLL_MS: '50' };

export interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A receiver on this machine that keeps what it gets; answers 200 unless told otherwise. */
export const receiver = async (answer?: RequestListener) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body: Buffer.concat(chunks).toString() });
      if (answer) answer(request, response);
      else response.end('ok');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/hook`, received, close };
};

/** Settings of a new webhook. */
export const newWebhook = (
  url: string,
  wanted: { Organization?: string; Name?: string; Kinds?: WebhookKind[] } = {},
) => ({ Name: '评分', Url: url, Kinds: ['work.scored'] as WebhookKind[], ...wanted });

/** Makes one as its owner does, who proves themselves before. */
export const makeWebhook = async (
  platform: TestPlatform,
  by: { token: string },
  url: string,
  wanted: Parameters<typeof newWebhook>[1] = {},
): Promise<WebhookSecret> => {
  await protect(platform, by);
  return platform.call(webhookCalls.create, { body: newWebhook(url, wanted) }, by);
};

/** The message, where its signature is good. @throws where it isn't */
export const verified = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, headers) as { type: string; data: Record<string, unknown> };

/** Waits until something holds. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};
