import { type Action, actions, type LoadMember, chooseAction, type Places } from './actions.ts';
import type { Ledger } from './ledger.ts';
import type { Timings } from './timings.ts';

/** Runs the mix until its end, by so many loops for each member, and answers the seconds it took. */
export const runMix = async (parts: {
  members: readonly LoadMember[];
  places: Places;
  /** Loops a member, each of which waits for its answer before it asks again. */
  loops: number;
  /** Time by Date.now(); may be set while it runs. */
  ending: { until: number };
  ledger: Ledger;
  timings: Timings;
  /** Actions beside those of every mix. */
  others?: readonly Action[];
}): Promise<number> => {
  const { members, places, loops, ending, ledger, timings, others = [] } = parts;
  const among = [...actions, ...others];
  const startedAt = performance.now();
  const loop = async (member: LoadMember, number: number) => {
    for (let round = number; Date.now() < ending.until; round += 1) {
      const client = member.clients[round % member.clients.length];
      if (!client) throw new Error('The member has no client');
      const action = chooseAction(among);
      const from = performance.now();
      const gateways = action.hasSteps ? member.clients.map(({ url }) => url) : [];
      const count = (by: number) => {
        for (const url of gateways) member.underWay.set(url, (member.underWay.get(url) ?? 0) + by);
      };
      count(1);
      try {
        await action.run({ member, client, places, ledger });
        timings.succeeded(action.name, performance.now() - from);
      } catch (error) {
        timings.failed(action.name, reasonOf(error), performance.now() - from);
        // As a member who reads a message before trying again.
        await new Promise((resolve) => setTimeout(resolve, 100));
      } finally {
        count(-1);
      }
    }
  };
  await Promise.all(
    members.flatMap((member) => Array.from({ length: loops }, (_, number) => loop(member, number))),
  );
  return (performance.now() - startedAt) / 1_000;
};

/** Codes of which the message says more. */
const REFUSALS = new Set(['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND']);

/** The code of a refusal, or what broke underneath. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  const code = /"code":"(\w+)"/.exec(message)?.[1];
  if (code && REFUSALS.has(code)) return `${code} ${/"message":"([^"]*)"/.exec(message)?.[1]}`;
  return code ?? cause?.code ?? message.slice(0, 60);
};
