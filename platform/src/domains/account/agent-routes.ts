import type { FastifyInstance } from 'fastify';
import { agentCalls } from '@whaletide/schema/domains/account/rest/agents.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { agentsOf, stopAgents } from './agents.ts';
import { beginUse, endUse, requireToken, usesOf } from './token-uses.ts';
import { accessTokensOf } from './tokens.ts';

/** Registers the routes on what tokens and agents are used for, and on stopping them. */
export const agentRoutes = (app: FastifyInstance, services: Services): void => {
  const {
    database: { db },
    now,
  } = services;

  const tokenOf = async (memberId: string, id: string) => {
    const tokens = await accessTokensOf(db, memberId, now());
    const token = tokens.find(({ _id }) => _id === id);
    if (!token) throw notFound('访问令牌');
    return token;
  };

  route(app, agentCalls.ownToken, ({ caller }) => tokenOf(caller.id, requireToken(caller)));

  route(app, agentCalls.beginUse, ({ caller, body }) => beginUse(db, caller, body.Verb, now()));

  route(app, agentCalls.endUse, async ({ caller, params, body }) => {
    await endUse(db, caller, params.id, { Outcome: body.Outcome, Code: body.Code ?? null });
    return { ok: true as const };
  });

  route(app, agentCalls.uses, async ({ caller, params }) => {
    await tokenOf(caller.id, params.id);
    return { data: await usesOf(db, caller.id, params.id) };
  });

  route(app, agentCalls.agents, ({ caller }) => agentsOf(db, caller.id));

  route(app, agentCalls.stopAgents, ({ caller, body }) =>
    stopAgents(services, caller, body.Stopped),
  );
};
