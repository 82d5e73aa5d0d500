import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamScope } from '../upstream/streams.ts';

/** The request behind a stream; it ends with its client. */
export const streamScope = (
  { id: requestId, ip: clientAddress }: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): StreamScope => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return { requestId, clientAddress, token, signal: controller.signal };
};

/** Reads what platform says in place of a file; undefined if it isn't JSON. */
export const readJson = async (body: { text: () => Promise<string> }): Promise<unknown> => {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
};
