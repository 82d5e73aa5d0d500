import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig as readGatewayConfig } from '#gateway/src/config.ts';
import { createMetrics } from '#gateway/src/http/metrics.ts';
import { readConfig as readPlatformConfig } from '#platform/src/config.ts';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
/** Text between backticks. */
const named = new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name));

/** An environment that notes what is asked of it. */
const noting = (settings: Record<string, string>) => {
  const asked = new Set<string>();
  const environment = new Proxy(settings, {
    get: (target, name) => {
      asked.add(String(name));
      return target[String(name)];
    },
  });
  return { asked, environment };
};

it('the operator’s document names every setting of both layers, and none besides', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whaletide-'));
  const storage = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const gateway = noting({});
  const platform = noting({
    DATA_DIR: folder,
    ...Object.fromEntries(storage.map((name) => [name, 'https://storage.example'])),
  });
  readGatewayConfig(gateway.environment);
  readPlatformConfig(platform.environment);
  await rm(folder, { recursive: true });

  const settings = [...gateway.asked, ...platform.asked];
  expect(settings.filter((name) => !named.has(name))).toEqual([]);
  const rows = text.split('## Every setting')[1]?.split('### Elsewhere')[0] ?? '';
  const listed = [
    ...rows.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`(?=[^|]*\|[^|]*\|[^|]*\|$)/gm),
  ];
  expect(listed.map(([, name]) => name).filter((name) => !settings.includes(String(name)))).toEqual(
    [],
  );
});

it('it names every metric of the gateway', async () => {
  const metrics = createMetrics();
  metrics.watchLive(() => 0);
  const own = (await metrics.registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('gateway_'));
  const bare = new Set([...named].map((name) => name?.replace(/\{.*\}$/, '')));
  expect(own.filter((name) => !bare.has(name))).toEqual([]);
});

it('the dashboard draws every metric of the gateway, and no other', async () => {
  const metrics = createMetrics();
  metrics.watchLive(() => 0);
  const all = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name);
  const dashboard = readFileSync(join(root, 'docs/grafana/gateway.json'), 'utf8');
  const drawn = new Set(
    [...dashboard.matchAll(/\b((?:gateway|process|nodejs)_[a-z0-9_]+)/g)].map(([, name = '']) =>
      all.includes(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
    ),
  );
  expect([...drawn].filter((name) => !all.includes(name))).toEqual([]);
  expect(all.filter((name) => name.startsWith('gateway_') && !drawn.has(name))).toEqual([]);
});

it('it says what every line of the logs means', () => {
  const lines = ['gateway/src', 'platform/src'].flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const source = readFileSync(join(root, layer, file), 'utf8');
        const calls = source.matchAll(/\blog(?:ger)?(?:\.\w+|\[\w+\])\((?:[^'()]*, )?'([^']+)'/g);
        return [...calls].map(([, line]) => line);
      }),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !named.has(line))).toEqual([]);
});
