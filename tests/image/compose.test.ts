import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig as readGatewayConfig } from '#gateway/src/config.ts';
import { readConfig as readPlatformConfig } from '#platform/src/config.ts';
import { problemsOf, readCompose, type Service } from './support/compose.ts';
import { parseDockerfile } from './support/dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'compose.yaml');
const secrets = {
  POSTGRES_PASSWORD: 'a-password',
  SESSION_SECRET: 's'.repeat(32),
  S3_SECRET_ACCESS_KEY: 'a-secret-key',
};
const compose = readCompose(file, secrets);
const folder = mkdtempSync(join(tmpdir(), 'whaletide-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

const image = parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1);
const imageEnv = Object.assign(
  {},
  ...(image?.instructions ?? []).map((one) => (one.kind === 'ENV' ? one.values : {})),
) as Record<string, string>;

type Layer = 'gateway' | 'platform';
const layers: [name: string, layer: Layer, service: Service][] = Object.entries(
  compose.services,
).flatMap(([name, service]) => {
  const layer = service.command?.[1]?.split('/')[0];
  return layer === 'gateway' || layer === 'platform' ? [[name, layer, service] as const] : [];
});

/** Variables of the environment that a layer reads, by reading its configuration. */
const readBy = (layer: Layer, values: Record<string, string> = {}) => {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    { ...values, DATA_DIR: folder },
    {
      get: (own, name: string) => {
        names.add(name);
        return own[name];
      },
    },
  );
  const config = layer === 'gateway' ? readGatewayConfig(env) : readPlatformConfig(env);
  return { names, config };
};

const environmentOf = (name: string) => ({
  ...imageEnv,
  ...compose.services[name]?.environment,
});

it('is valid by the Compose Specification', () => {
  expect(problemsOf(compose)).toEqual([]);
});

it('is checked by a schema that finds a wrong key and a wrong duration', () => {
  const redis = { ...compose.services.redis, restarts: 'always', stop_grace_period: 'P1D' };
  const wrong = { ...compose, services: { ...compose.services, redis } };
  const problems = problemsOf(wrong).join('\n');
  expect(problems).toContain('/services/redis/restarts');
  expect(problems).toContain('/services/redis/stop_grace_period');
});

it('runs two gateways and a platform out of the image', () => {
  expect(layers.map(([name, layer]) => [name, layer])).toEqual([
    ['platform', 'platform'],
    ['gateway-a', 'gateway'],
    ['gateway-b', 'gateway'],
  ]);
  for (const [, , service] of layers) expect(service.build).toBe('.');
});

describe.each(layers)('%s', (name, layer, service) => {
  it('names only variables that the layer or the health check reads', () => {
    const health = JSON.stringify(image?.instructions.find(({ kind }) => kind === 'HEALTHCHECK'));
    const known = readBy(layer, environmentOf(name)).names;
    for (const variable of Object.keys(service.environment ?? {}))
      expect([variable, known.has(variable) || health.includes(variable)]).toEqual([
        variable,
        true,
      ]);
  });

  it('starts with values that the layer takes', () => {
    expect(() => readBy(layer, environmentOf(name))).not.toThrow();
  });

  it('is asked for its health where it listens', () => {
    const { config } = readBy(layer, environmentOf(name));
    const listens = 'http' in config ? config.http : config;
    expect(environmentOf(name).HEALTH_PORT).toBe(String(listens.port));
    expect(listens.host).toBe('0.0.0.0');
  });

  it('waits for services that exist and keeps its data in a volume that is declared', () => {
    const known = Object.keys(compose.services);
    for (const other of Object.keys(service.depends_on ?? {})) expect(known).toContain(other);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });
});

it('gives platform its database and its secret, and tells the gateways where the others are', () => {
  const hostOf = (address: string | undefined) => new URL(address ?? '').host;
  const platform = environmentOf('platform');
  expect(hostOf(platform.DATABASE_URL)).toBe('postgres:5432');
  expect(platform.SESSION_SECRET).toBe(secrets.SESSION_SECRET);
  for (const [name, layer] of layers.filter(([, layer]) => layer === 'gateway')) {
    const { names } = readBy(layer);
    for (const needed of ['UPSTREAM_URL', 'REDIS_URL', 'PUBLIC_ORIGINS', 'TRUSTED_PROXIES'])
      expect(names).toContain(needed);
    expect(hostOf(environmentOf(name).UPSTREAM_URL)).toBe('platform:4001');
    expect(hostOf(environmentOf(name).REDIS_URL)).toBe('redis:6379');
  }
});

it('gives platform the bucket that its S3 server has, by that server’s key', () => {
  const platform = environmentOf('platform');
  const bucket = environmentOf('bucket');
  expect(platform.S3_ENDPOINT).toBe(`http://bucket${bucket.VGW_PORT}`);
  expect(platform.S3_ACCESS_KEY_ID).toBe(bucket.ROOT_ACCESS_KEY);
  expect(platform.S3_SECRET_ACCESS_KEY).toBe(bucket.ROOT_SECRET_KEY);
  expect(platform.S3_REGION).toBe(bucket.VGW_REGION);
  // A folder of the server's root is a bucket.
  const [, folder] = compose.services.bucket?.volumes?.[0]?.split(':') ?? [];
  expect(folder).toBe(`${bucket.VGW_BACKEND_ARGS}/${platform.S3_BUCKET}`);
});

it('has mails caught, until a server that sends them is named', () => {
  expect(environmentOf('platform').SMTP_URL).toBe('smtp://mail:1025');
  expect(Object.keys(compose.services)).toContain('mail');
  const sends = { SMTP_URL: 'smtps://a:b@mail.example.org', MAIL_FROM: 'site@example.org' };
  const { environment } = readCompose(file, { ...secrets, ...sends }).services.platform ?? {};
  expect(environment).toMatchObject(sends);
});

it('names a version of every image that isn’t built', () => {
  for (const [name, { image: given }] of Object.entries(compose.services))
    expect([name, given ?? 'x:1']).toEqual([name, expect.stringMatching(/^[\w./-]+:v?\d[\w.-]*$/)]);
});

it.each(Object.keys(secrets))('says that %s is missing', (secret) => {
  expect(() => readCompose(file, { ...secrets, [secret]: '' })).toThrow(secret);
});
