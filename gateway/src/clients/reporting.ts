import type { FastifyBaseLogger } from 'fastify';
import { type ClientReport, clientCalls } from '@whaletide/schema/domains/clients/rest.ts';
import { CLIENTS_A_REPORT } from '@whaletide/schema/domains/clients/rules.ts';
import { Refusal } from '../refusal.ts';
import type { Upstream } from '../upstream/client.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { ClientUsage } from './usage.ts';

/** Time in ms that one report may take; a stop waits for the last. */
const PATIENCE = 2_000;

interface ReportingParts {
  usage: ClientUsage;
  upstream: Pick<Upstream, 'for'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds between two reports; 0 for none. */
  every: number;
}

/** Tells a failure after which nothing can have been counted there, so that it is told again. */
const wasNotCounted = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'UPSTREAM_UNAVAILABLE';

/**
 * Hands what clients ask for to platform, again and again. A backend that doesn't take it is asked
 * on, and its operator told once; what may have been counted isn't told a second time.
 *
 * @returns ends it, with a last report
 */
export const reportClients = ({ usage, upstream, log, every }: ReportingParts) => {
  let isTold = false;
  let running: Promise<void> = Promise.resolve();

  const send = async (reports: ClientReport[]): Promise<boolean> => {
    const calls = upstream.for({
      requestId: 'clients',
      clientAddress: undefined,
      deadline: new Deadline(PATIENCE),
    });
    try {
      await calls.visitor(clientCalls.report, { body: { Clients: reports } });
      isTold = false;
      return true;
    } catch (error) {
      if (wasNotCounted(error)) usage.giveBack(reports);
      if (!isTold) log.warn({ err: error }, 'what clients ask for could not be reported');
      isTold = true;
      return false;
    }
  };

  const report = async (): Promise<void> => {
    const reports = usage.take();
    for (let first = 0; first < reports.length; first += CLIENTS_A_REPORT) {
      const end = first + CLIENTS_A_REPORT;
      if (await send(reports.slice(first, end))) continue;
      // The rest would fail as well, and a stop waits for it.
      usage.giveBack(reports.slice(end));
      return;
    }
  };

  const next = () => (running = running.then(report));
  const timer = every > 0 ? setInterval(() => void next(), every).unref() : undefined;
  return async (): Promise<void> => {
    if (timer === undefined) return;
    clearInterval(timer);
    await next();
  };
};
