// Actions of members against two gateways and two platforms for a bounded time: throughput,
// times, failures, CPU time an action, and afterwards whether anything was lost or doubled, and
// whether works have starved behind metrics that hang and ZIP bombs. `npm run load -- 60 4`:
// seconds, and loops for each of the members; with a third argument `hostile` they are in the
// mix. DATABASE_URL and REDIS_URL as for the product; without DATABASE_URL one platform has the
// embedded database.
import { buildLayers } from '#scripts/lib/layer-build.ts';
import makeDemo, { removeDemo } from '../support/demo-template.ts';
import { demoStore, type Layer, startGateway, startPlatform } from '../support/layers.ts';
import { begin } from '../support/progress.ts';
import { cpuTime } from '../bench/measure.ts';
import { hostileActions, scoredAll } from './hostile.ts';
import { Ledger } from './ledger.ts';
import { enterMembers } from './members.ts';
import { runMix } from './mix.ts';
import { WITHOUT_RATES } from './rates.ts';
import { Timings } from './timings.ts';

const [, , seconds = '30', loops = '3', kind = 'plain'] = process.argv;

begin('building layers, filling the demo community');
await buildLayers();
await makeDemo();
begin('starting platforms and gateways');
const store = await demoStore();
const pairs = process.env.DATABASE_URL ? 2 : 1;
const platforms = [await startPlatform(store, WITHOUT_RATES.platform)];
while (platforms.length < pairs) platforms.push(await startPlatform(store, WITHOUT_RATES.platform));
const gateways = await Promise.all(
  [0, 1].map((index) => {
    const upstream = platforms[index % platforms.length]?.url ?? '';
    return startGateway(upstream, { ...store.gatewayEnv, ...WITHOUT_RATES.gateway });
  }),
);
try {
  begin('members sign in');
  const { members, places } = await enterMembers(gateways.map(({ url }) => url));
  const others = kind === 'plain' ? [] : await hostileActions(gateways[0]?.url ?? '', members);
  const ledger = new Ledger();
  const timings = new Timings();
  const cpuOf = (layers: Layer[]) => layers.reduce((sum, { pid }) => sum + cpuTime(pid()), 0);
  const before = [cpuOf(gateways), cpuOf(platforms)] as const;
  begin(`members act for ${seconds} s`);
  const took = await runMix({
    members,
    places,
    loops: Number(loops),
    ending: { until: Date.now() + Number(seconds) * 1_000 },
    ledger,
    timings,
    others,
  });
  begin('waiting for the last scores');
  const { seconds: waited, starved } = await scoredAll(ledger.authorsOf('work'), places.taskId);
  console.log(`${members.length} members, ${loops} loops each, ${took.toFixed(1)} s; times in ms`);
  console.table(timings.table(took));
  const each = (used: number) => (used / 1_000 / timings.successes).toFixed(1);
  console.log(
    `CPU time an action: ${each(cpuOf(gateways) - before[0])} ms on gateways, ` +
      `${each(cpuOf(platforms) - before[1])} ms on platforms`,
  );
  begin('looking for what is lost or doubled');
  const { lost, doubled } = await ledger.check();
  console.log(
    `${ledger.acknowledged} writes acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  );
  console.log(
    starved.length > 0
      ? `works of ${starved.join(', ')} have starved`
      : `all works were scored ${waited.toFixed(1)} s after the end`,
  );
  if (lost.length + doubled.length + starved.length + timings.failures > 0) {
    console.error([...lost, ...doubled].join('\n'));
    process.exitCode = 1;
  }
} finally {
  begin('stopping');
  for (const layer of [...gateways, ...platforms]) await layer.stop();
  await store.remove();
  await removeDemo();
}
