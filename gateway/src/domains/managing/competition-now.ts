import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { GatewayContext } from '#graphql/context.ts';

/** The competition as it is after a change that answers something else. */
export const competitionNow = (context: GatewayContext, id: string) =>
  context.member().call(competitionCalls.get, { params: { id } });
