import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Inbox of verification codes, in place of phones and mailboxes. */
export interface CodeInbox {
  /** Codes are POSTed here; `?to=` answers the newest of an address, as text. */
  url: string;
  stop: () => Promise<void>;
}

const textOf = async (chunks: AsyncIterable<Buffer>): Promise<string> => {
  let text = '';
  for await (const chunk of chunks) text += chunk.toString();
  return text;
};

/** A receiver as an operator's sender would be one. */
export const startCodeInbox = async (): Promise<CodeInbox> => {
  const codes = new Map<string, string>();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      void textOf(request).then((text) => {
        const { to, code } = JSON.parse(text) as { to: string; code: string };
        codes.set(to, code);
        response.end('{}');
      });
      return;
    }
    const to = new URL(request.url ?? '/', 'http://inbox').searchParams.get('to') ?? '';
    response.end(codes.get(to) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
