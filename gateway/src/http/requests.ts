import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UpstreamConfig } from '../config.ts';
import { type Asker, GatewayContext, type Services } from '../graphql/context.ts';
import { Deadline } from '../upstream/deadline.ts';
import { readCredentials, readDevice, readOAuth, type SessionCookies } from './session.ts';
import { isMeasured } from './measures.ts';

/** Makes the context of a GraphQL request out of its HTTP one. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => GatewayContext;

export const contextFactory =
  (services: Services, cookies: SessionCookies, { requestDeadline }: UpstreamConfig): ContextOf =>
  (request, reply) => {
    const { token, bearer } = readCredentials(request.headers, cookies);
    const deadline = new Deadline(requestDeadline);
    // A client that has gone needs no answer.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) deadline.end();
    });
    const asker: Asker = {
      requestId: request.id,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      token,
      bearer,
      deadline: () => deadline,
      device: bearer ? undefined : readDevice(request.headers, cookies),
      oauth: bearer ? undefined : readOAuth(request.headers, cookies),
      count: isMeasured(request) ? { calls: 0 } : undefined,
      cookie: {
        set: (value, expiresAt) => {
          // A client that authenticates by itself keeps no cookies.
          if (!bearer) void reply.header('set-cookie', cookies.begin(value, expiresAt));
        },
        remember: (device) => {
          if (!bearer) void reply.header('set-cookie', cookies.remember(device));
        },
        keepOAuth: (secret) => {
          if (bearer) return;
          const header = secret === null ? cookies.dropOAuth() : cookies.keepOAuth(secret);
          void reply.header('set-cookie', header);
        },
        clear: () => {
          if (!bearer) void reply.header('set-cookie', cookies.end());
        },
      },
    };
    return new GatewayContext(services, asker);
  };
