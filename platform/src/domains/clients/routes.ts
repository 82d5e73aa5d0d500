import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientCalls } from '@whaletide/schema/domains/clients/rest.ts';
import { type AddressRule, addressRule, LOOPBACK } from '@whaletide/server/addresses.ts';
import { hasRole } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { countClients } from './counting.ts';
import { clientUsage } from './store.ts';

const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Tells a gateway by what platform believes of its addresses: it comes from loopback or a trusted
 * address itself. What a proxy of the same machine passes on is anybody's.
 */
const isGateway = ({ ip, headers }: FastifyRequest, isTrusted: AddressRule): boolean =>
  isTrusted(ip) && !PASSED_ON.some((name) => headers[name] !== undefined);

/** Registers the routes by which gateways report clients, and administrators read of them. */
export const clientRoutes = (app: FastifyInstance, services: Services): void => {
  const isTrusted = addressRule([...LOOPBACK, ...services.config.trustedProxies]);

  route(app, clientCalls.report, async ({ body, request }) => {
    if (!isGateway(request, isTrusted)) throw forbidden('仅网关可以上报客户端使用情况');
    await countClients(services, body.Clients);
    return { ok: true as const };
  });

  route(app, clientCalls.usage, async ({ query, caller }) => {
    if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以查看客户端使用情况');
    return clientUsage(services, query);
  });
};
