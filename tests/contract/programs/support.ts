import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { PASSWORD } from '#tests/support/demo.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';

/** Ways in which clients of the two eras of the protocol connect. */
export const eras = { '2025': 'legacy', '2026': { pin: '2026-07-28' } } as const;
export type Era = keyof typeof eras;

type Scope = 'READ' | 'SUBMIT' | 'WRITE' | 'ACCOUNT';

export const signedIn = async (site: string, account: string): Promise<GraphqlClient> => {
  const client = new GraphqlClient(site);
  await client.signIn(account, PASSWORD);
  return client;
};

/** An agent's token of a member. */
export const tokenOf = async (member: GraphqlClient, scopes: Scope[]): Promise<string> => {
  const input = { name: scopes.join(), scopes, kind: 'AGENT', model: '鲸-1', password: PASSWORD };
  const { createAccessToken } = await member.ask<{ createAccessToken: { token: string } }>(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }',
    { input },
  );
  return createAccessToken.token;
};

export interface Called {
  isError: boolean;
  /** Content of the answer; of a refusal its code. */
  answer: Record<string, never>;
  text: string;
}

/** A client of the protocol with a token, and its calls. */
export const connect = async (site: string, token: string, era: Era = '2026') => {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: eras[era] } },
  );
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site), { requestInit }));
  const call = async (name: string, given: Record<string, unknown> = {}): Promise<Called> => {
    const {
      isError = false,
      content,
      structuredContent,
    } = (await client.callTool({
      name,
      arguments: given,
    })) as { isError?: boolean; content: { text: string }[]; structuredContent?: object };
    const text = content[0]?.text ?? '';
    return { isError, answer: (structuredContent ?? JSON.parse(text)) as never, text };
  };
  return { client, call };
};

/** A message of the protocol as any program sends it. */
export const post = (site: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL('/mcp', site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });

export const calling = (name: string, given: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
});
