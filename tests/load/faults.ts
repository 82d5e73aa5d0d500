import { setTimeout as wait } from 'node:timers/promises';
import { onServer } from '../support/demo-template.ts';
import type { Layer } from '../support/layers.ts';
import type { LoadMember, Places } from './actions.ts';
import type { Fault, FaultyLine } from './faulty-line.ts';
import type { Ledger } from './ledger.ts';
import { submitAsNewcomer } from './newcomers.ts';

/** Milliseconds that a fault lasts. */
const LASTS = 4_000;
const SOCKET_CUTS = 100;
const SCORER_ENDS = 4;

export interface Neighbourhood {
  platforms: Layer[];
  gateways: Layer[];
  /** Between gateways and platforms. */
  upstream: FaultyLine;
  /** Between subscribers and gateways. */
  sockets: FaultyLine;
  members: LoadMember[];
  places: Places;
  ledger: Ledger;
  /** Address of the database; undefined for the embedded one. */
  databaseUrl: string | undefined;
}

export interface Phase {
  name: string;
  /** True where a client's own connection breaks, so that no typed answer can come. */
  breaksClients: boolean;
  /** True where no request at all may fail. */
  failsNothing: boolean;
  run: (parts: Neighbourhood) => Promise<void>;
}

const onLine = (fault: Fault): Phase => ({
  name: `upstream: ${fault}`,
  breaksClients: false,
  failsNothing: false,
  async run({ upstream }) {
    upstream.fault = fault;
    upstream.cut();
    await wait(LASTS);
    upstream.fault = 'none';
    upstream.cut();
  },
});

const killed = (
  name: string,
  layers: (parts: Neighbourhood) => Layer[],
  breaks: boolean,
): Phase => ({
  name,
  breaksClients: breaks,
  failsNothing: false,
  async run(parts) {
    for (const layer of layers(parts)) {
      await layer.stop('SIGKILL');
      await wait(LASTS / 2);
      await layer.restart();
    }
  },
});

/** Kills the processes that score while they have a file: no request fails, and every work is scored. */
const scorersEnded: Phase = {
  name: 'scorers ended at work',
  breaksClients: false,
  failsNothing: true,
  async run({ platforms, gateways, places, ledger }) {
    for (let round = 0; round < SCORER_ENDS; round += 1) {
      for (const { pid } of platforms) process.kill(pid(), 'SIGUSR2');
      for (const { url } of gateways) await submitAsNewcomer(url, places, ledger, 3);
      await wait(LASTS / SCORER_ENDS);
    }
    if (!platforms.some(({ output }) => output().includes('the process ended (SIGKILL)')))
      throw new Error('No scorer was ended');
  },
};

/**
 * Takes a layer out of use, stops it, starts it and takes it in again, as a deploy does. What a
 * balancer would send elsewhere, the later requests of an action, is waited for.
 */
const renew = async (layer: Layer, lines: FaultyLine[], members: LoadMember[]) => {
  const clients = members.map((member) => member.clients);
  for (const line of lines) line.targets = line.targets.filter((url) => url !== layer.url);
  for (const member of members)
    member.clients = member.clients.filter(({ url }) => url !== layer.url);
  while (members.some(({ underWay }) => (underWay.get(layer.url) ?? 0) > 0)) await wait(20);
  await layer.stop();
  await layer.restart();
  for (const line of lines) line.targets = [...line.targets, layer.url];
  members.forEach((member, index) => {
    member.clients = clients[index] ?? [];
  });
};

const rollingRestart: Phase = {
  name: 'rolling restart',
  breaksClients: false,
  failsNothing: true,
  async run({ platforms, gateways, upstream, sockets, members }) {
    for (const platform of platforms) await renew(platform, [upstream], []);
    for (const gateway of gateways) await renew(gateway, [sockets], members);
  },
};

const databaseConnections: Phase = {
  name: 'database connections ended',
  breaksClients: false,
  failsNothing: false,
  async run({ databaseUrl }) {
    const name = databaseUrl && new URL(databaseUrl).pathname.slice(1);
    if (!databaseUrl || !name) return;
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
    for (let round = 0; round < 5; round += 1) {
      await onServer(process.env.DATABASE_URL ?? '', end);
      await wait(LASTS / 5);
    }
  },
};

const socketsCut: Phase = {
  name: `sockets cut ${SOCKET_CUTS} times`,
  breaksClients: false,
  failsNothing: false,
  async run({ sockets }) {
    for (let cut = 0; cut < SOCKET_CUTS; cut += 1) {
      sockets.cut();
      await wait(LASTS / SOCKET_CUTS);
    }
  },
};

/** Faults in their order; with the embedded database there is one platform, and no rolling restart. */
export const phases = (hasServer: boolean): Phase[] => [
  onLine('delay'),
  onLine('cut'),
  onLine('truncate'),
  onLine('garbage'),
  socketsCut,
  scorersEnded,
  killed('platforms killed in turn', ({ platforms }) => platforms, false),
  killed('gateways killed in turn', ({ gateways }) => gateways, true),
  ...(hasServer ? [databaseConnections, rollingRestart] : []),
];
