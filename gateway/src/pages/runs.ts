import { OperationTypeNode } from 'graphql';
import { PAGES } from '../clients/client.ts';
import { GatewayContext, unchangedCookie, type Services } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import { limitError } from '../graphql/limits.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { RunQuery } from './renderer.ts';

declare const visitor: unique symbol;

/** Runs queries as anybody's. Nothing of a request is in it: what it answers may be shared. */
export type VisitorRun = RunQuery & { readonly [visitor]: true };

/** Runs a page's queries on the gateway's own engine, in the name of this context. */
export const runAs =
  (engine: Engine, context: GatewayContext): RunQuery =>
  async (source, variables) => {
    const prepared = engine.prepare(source, undefined);
    const { usage } = context.services;
    if ('errors' in prepared) {
      usage.count(PAGES, undefined, true);
      return engine.format(prepared);
    }
    // Mutations wait for the browser.
    if (prepared.definition.operation !== OperationTypeNode.QUERY)
      return engine.format({ errors: [limitError('渲染页面时只能查询')] });
    const answer = await engine.run(prepared, variables, context);
    usage.count(PAGES, prepared, answer.errors !== undefined);
    return context.gone ? { ...answer, extensions: { gone: true } } : answer;
  };

/** @param time for all queries of a page, in ms */
export const visitorRuns = (engine: Engine, services: Services, time: number) => {
  let count = 0;
  return (): VisitorRun => {
    const deadline = new Deadline(time);
    const context = new GatewayContext(services, {
      requestId: `page-${(count += 1)}`,
      clientAddress: undefined,
      token: undefined,
      bearer: false,
      deadline: () => deadline,
      cookie: unchangedCookie,
    });
    return runAs(engine, context) as VisitorRun;
  };
};
