import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FormattedExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import { readClient } from '../clients/client.ts';
import type { SocketLimits } from '../config.ts';
import type { Services } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import { codes } from '../graphql/errors.ts';
import { Refusal, signInFirst } from '../refusal.ts';
import { type AskedOperation, EVENT_STREAM } from './graphql-request.ts';
import { liveContext, type MemberLines } from './member-lines.ts';
import type { Metrics } from './metrics.ts';
import type { Credentials } from './session.ts';

interface EventStreamParts {
  engine: Engine;
  services: Services;
  lines: MemberLines;
  metrics: Pick<Metrics, 'subscriptions'>;
  limits: SocketLimits;
  requestDeadline: number;
}

type Answers = AsyncIterableIterator<FormattedExecutionResult>;

/**
 * Subscriptions as server-sent events, each over a request of its own (the distinct connections of
 * graphql-sse). Members alone; a line counts as a socket does, and ends with its session.
 */
export class EventStreams {
  readonly #parts: EventStreamParts;
  readonly #open = new Set<PassThrough>();

  constructor(parts: EventStreamParts) {
    this.#parts = parts;
  }

  /** Ends all streams without a last word: their clients come back with the last event's id. */
  stop(): void {
    for (const stream of this.#open) stream.end();
  }

  /** @throws Refusal UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, or an outage's */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, bearer }: Credentials,
    asked: AskedOperation,
  ): Promise<FastifyReply> {
    const { engine, services, lines, limits, requestDeadline } = this.#parts;
    const refuse = (answer: FormattedExecutionResult) => reply.code(400).send(answer);
    const prepared = asked.byId
      ? engine.prepareKnown(asked.text)
      : engine.prepare(asked.text, asked.name);
    const client = readClient(request.headers);
    const count = (failed: boolean) =>
      services.usage.count(client, 'errors' in prepared ? undefined : prepared, failed);
    if ('errors' in prepared) {
      count(true);
      return refuse(engine.format(prepared));
    }
    if (prepared.definition.operation !== OperationTypeNode.SUBSCRIPTION)
      return refuse(engine.format({ errors: [onlySubscriptions()] }));
    if (token === undefined) throw signInFirst();
    const { id: requestId, ip: address, headers } = request;
    const { 'last-event-id': last } = headers;
    const lastEventId = typeof last === 'string' && last !== '' ? last : undefined;
    const caller = { requestId, address, token, bearer, lastEventId };
    const { context, session } = await liveContext(services, requestDeadline, caller);
    const release = lines.open(session.memberId);
    if (!release)
      throw new Refusal('RATE_LIMITED', `每位成员最多同时保持 ${limits.perMember} 个连接`);
    let eventId: string | undefined;
    const heard = (event: unknown) => {
      eventId = (event as { id: string }).id;
    };
    try {
      const answers = await engine.subscribe(prepared, asked.variables, context, heard);
      count(!(Symbol.asyncIterator in answers));
      if (!(Symbol.asyncIterator in answers)) {
        release();
        return await refuse(answers);
      }
      return await this.#send(reply, answers, release, () => eventId);
    } catch (error) {
      release();
      throw error;
    }
  }

  #send(
    reply: FastifyReply,
    answers: Answers,
    release: () => void,
    eventId: () => string | undefined,
  ): FastifyReply {
    const { metrics, limits } = this.#parts;
    const stream = new PassThrough();
    const write = (text: string) => {
      // A reader that is too far behind comes back with the last event's id.
      if (stream.readableLength + stream.writableLength > limits.backlogBytes) stream.destroy();
      else if (stream.writable) stream.write(text);
    };
    // It is how a proxy and the client know that the line stands.
    const timer = setInterval(() => write(':\n\n'), limits.pingInterval);
    this.#open.add(stream);
    metrics.subscriptions.inc();
    let isOver = false;
    const close = () => {
      if (isOver) return;
      isOver = true;
      clearInterval(timer);
      this.#open.delete(stream);
      metrics.subscriptions.dec();
      release();
      stream.destroy();
      void answers.return?.();
    };
    reply.raw.once('close', close);
    // A client may have gone while its subscription was being opened.
    if (reply.raw.destroyed) close();
    const pump = async () => {
      for await (const answer of answers) write(nextEvent(answer, eventId()));
      write('event: complete\ndata:\n\n');
      stream.end();
    };
    write(':\n\n');
    pump().catch(() => stream.destroy());
    return reply
      .headers({ 'content-type': `${EVENT_STREAM}; charset=utf-8`, 'x-accel-buffering': 'no' })
      .send(stream);
  }
}

/** JSON has no line ends of its own: one line of data is enough. */
const nextEvent = (answer: FormattedExecutionResult, id: string | undefined): string =>
  `event: next\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(answer)}\n\n`;

const onlySubscriptions = () =>
  new GraphQLError(`${EVENT_STREAM} 仅用于订阅`, { extensions: { code: codes.mismatch } });

/** The refusal of a subscription that is asked for as a query is. */
export const subscriptionsElsewhere = () =>
  new GraphQLError(
    `订阅请以 Accept: ${EVENT_STREAM} 请求，或使用 WebSocket（graphql-transport-ws）`,
    { extensions: { code: codes.stream } },
  );
