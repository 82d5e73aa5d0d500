import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentCalls, type useOutcomes } from '@whaletide/schema/domains/account/rest/agents.ts';
import { GatewayContext, type Services, unchangedCookie } from '#graphql/context.ts';
import type { Engine } from '#graphql/engine.ts';
import { Refusal } from '#refusal.ts';
import { readClient } from '#clients/client.ts';
import { Deadline } from '#upstream/deadline.ts';
import type { FileStreams } from '#upstream/streams.ts';
import { prepareVerbs } from '#verbs/prepared.ts';
import { runVerb, type VerbCaller } from '#verbs/run.ts';
import { streamScope } from '../streaming.ts';
import { type AdmissionParts, admit, sendChallenge } from './admission.ts';
import { keepResult } from './keep-result.ts';
import { mcpServer, toolsOf, type Use } from './mcp-server.ts';

/** Bytes of a request: a result as text, escaped, and what stands around it. */
const MOST_BYTES = 6 * 1024 * 1024;

export interface McpParts extends AdmissionParts {
  engine: Engine;
  services: Services;
  streams: FileStreams;
}

interface Carried {
  caller: VerbCaller;
  use: Use;
}

const failures = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'INTERNAL']);

/** `/mcp`: the verbs as tools of the Model Context Protocol, without any session between requests. */
export const mcpRoute = (app: FastifyInstance, parts: McpParts): void => {
  const { engine, services, streams, requestDeadline } = parts;
  const tools = toolsOf(prepareVerbs(engine.schema));
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { caller, use } = authInfo?.extra?.carried as Carried;
      return mcpServer(tools, caller, use);
    },
    {
      legacy: 'stateless',
      responseMode: 'json',
      onerror: (error) => app.log.debug({ err: error }, 'a message at /mcp was not understood'),
    },
  );
  app.addHook('onClose', () => handler.close());

  const carriedBy = (
    request: FastifyRequest,
    reply: FastifyReply,
    { secret, token }: Awaited<ReturnType<typeof admit>>,
  ): Carried => {
    const scope = streamScope(request, reply, secret);
    const context = () =>
      new GatewayContext(services, {
        requestId: request.id,
        clientAddress: request.ip,
        userAgent: request.headers['user-agent'],
        token: secret,
        bearer: true,
        client: readClient(request.headers),
        deadline: () => new Deadline(requestDeadline),
        cookie: unchangedCookie,
      });
    const upload: VerbCaller['upload'] = (content, fileName) =>
      keepResult(streams, scope, content, fileName);
    const caller = { engine, token, context, upload, gone: scope.signal };
    const own = () => context().upstream.as(secret);
    const use: Use = async (verb, _, given) => {
      const { _id: id } = await own().call(agentCalls.beginUse, { body: { Verb: verb.name } });
      const ended = (Outcome: (typeof useOutcomes)[number], code?: string) =>
        own()
          .call(agentCalls.endUse, {
            params: { id },
            body: { Outcome, ...(code !== undefined && { Code: code }) },
          })
          // The answer stands, whether or not its end could be noted.
          .catch((error: unknown) =>
            request.log.warn({ err: error }, 'the end of what a token did could not be noted'),
          );
      try {
        const answer = await runVerb(verb, caller, given);
        await ended('ok');
        return answer;
      } catch (error) {
        const code = error instanceof Refusal ? error.code : 'INTERNAL';
        await ended(failures.has(code) ? 'failed' : 'refused', code);
        throw error;
      }
    };
    return { caller, use };
  };

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        const admitted = await admit(request, parts);
        const carried = carriedBy(request, reply, admitted);
        const answer = await handler.fetch(toRequest(request, carried.caller.gone), {
          ...(request.method === 'POST' && { parsedBody: request.body }),
          authInfo: {
            token: admitted.secret,
            clientId: admitted.token._id,
            scopes: admitted.token.Scopes,
            extra: { carried },
          },
        });
        return await sendOn(reply, answer);
      } catch (error) {
        if (error instanceof Refusal) return sendChallenge(reply, error);
        throw error;
      }
    },
  });
};

const toRequest = ({ method, url, headers }: FastifyRequest, signal: AbortSignal): Request => {
  const told = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith(':') ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, 'http://gateway'), { method, headers: told, signal });
};

const sendOn = (reply: FastifyReply, { status, headers, body }: Response): FastifyReply => {
  void reply.code(status);
  for (const name of ['content-type', 'allow', 'mcp-protocol-version']) {
    const value = headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return body === null ? reply.send() : reply.send(Readable.fromWeb(body as ReadableStream));
};
