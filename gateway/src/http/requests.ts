import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UpstreamConfig } from '../config.ts';
import { readClient } from '../clients/client.ts';
import { type Asker, GatewayContext, unchangedCookie, type Services } from '../graphql/context.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { AnswerPart } from '../upstream/shared-cache.ts';
import type { OperationTrace } from '../tracing/trace.ts';
import { asksForCost, isMeasured } from './measures.ts';
import {
  bearsToken,
  type Credentials,
  hasJustChanged,
  readCredentials,
  readDevice,
  readOAuth,
  type SessionCookies,
} from './session.ts';

/** Contexts of GraphQL requests, made out of HTTP ones. */
export class Contexts {
  readonly #services: Services;
  readonly #cookies: SessionCookies;
  readonly #requestDeadline: number;

  constructor(
    services: Services,
    cookies: SessionCookies,
    { requestDeadline }: Pick<UpstreamConfig, 'requestDeadline'>,
  ) {
    this.#services = services;
    this.#cookies = cookies;
    this.#requestDeadline = requestDeadline;
  }

  /** @throws Refusal UNAUTHENTICATED for a credential that can't be good */
  credentials({ headers }: FastifyRequest): Credentials {
    return readCredentials(headers, this.#cookies);
  }

  /** True where every query is answered as to everybody: nothing tells this visitor from others. */
  isVisitor({ headers }: FastifyRequest, { token }: Credentials): boolean {
    return token === undefined && readOAuth(headers, this.#cookies) === undefined;
  }

  /** The context of a request in the name of its sender; it ends when its client has gone. */
  of(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, bearer }: Credentials = this.credentials(request),
    trace?: OperationTrace,
  ): GatewayContext {
    const cookies = this.#cookies;
    const deadline = new Deadline(this.#requestDeadline);
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
      client: readClient(request.headers),
      deadline: () => deadline,
      device: bearer ? undefined : readDevice(request.headers, cookies),
      oauth: bearer ? undefined : readOAuth(request.headers, cookies),
      changed: !bearer && hasJustChanged(request.headers, cookies) ? performance.now() : undefined,
      count: isMeasured(request) ? { calls: 0 } : undefined,
      asksCost: asksForCost(request),
      // A client that authenticates by itself keeps no cookies.
      cookie: bearer ? unchangedCookie : this.#cookieOf(reply),
      trace,
    };
    return new GatewayContext(this.#services, asker);
  }

  /** Has the browser say with its next requests that its member has changed something. */
  markChanged(reply: FastifyReply, { token, bearer }: Credentials): void {
    // One whose session has just begun or ended asks for everything by itself.
    if (token === undefined || bearer || reply.hasHeader('set-cookie')) return;
    void reply.header('set-cookie', this.#cookies.markChanged());
  }

  /**
   * Answers a credential that isn't good: a client with a token of its own hears of which kind it
   * has to be, a browser forgets its session, and goes on as a visitor.
   */
  forgetSession({ headers }: FastifyRequest, reply: FastifyReply): void {
    void reply.header('www-authenticate', 'Bearer');
    if (!bearsToken(headers.authorization)) void reply.header('set-cookie', this.#cookies.end());
  }

  /** A context for an answer that many visitors wait for: no request's end is its own. */
  ofVisitor(requestId: string, parts: AnswerPart[], trace?: OperationTrace): GatewayContext {
    const deadline = new Deadline(this.#requestDeadline);
    return new GatewayContext(this.#services, {
      requestId,
      clientAddress: undefined,
      token: undefined,
      bearer: false,
      deadline: () => deadline,
      cookie: unchangedCookie,
      parts,
      trace,
    });
  }

  #cookieOf(reply: FastifyReply): Asker['cookie'] {
    const cookies = this.#cookies;
    const set = (header: string) => void reply.header('set-cookie', header);
    return {
      set: (value, expiresAt) => set(cookies.begin(value, expiresAt)),
      remember: (device) => set(cookies.remember(device)),
      keepOAuth: (secret) => set(secret === null ? cookies.dropOAuth() : cookies.keepOAuth(secret)),
      clear: () => set(cookies.end()),
    };
  }
}
