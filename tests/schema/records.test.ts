import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { domains } from '@whaletide/schema/domains.ts';
import { type DomainRecord, fromTheGround } from '@whaletide/schema/shared/domain.ts';

const root = path.join(import.meta.dirname, '../..');
const names = domains.map(({ name }) => name);

/** Domain of a layer that an import names, relative or from the layer's root. */
const domainOf = (layer: string, file: string, source: string): string | undefined => {
  const folder = path.join(root, layer, 'src/domains');
  const target = source.startsWith('#')
    ? path.join(root, layer, 'src', source.slice(1))
    : path.resolve(path.dirname(file), source);
  return target.startsWith(folder) ? path.relative(folder, target).split(path.sep)[0] : undefined;
};

/** Other domains that the sources of a domain import in a layer. */
const importedBy = (layer: string, domain: string): string[] => {
  const files = globSync(`${layer}/src/domains/${domain}/**/*.{ts,tsx}`, { cwd: root });
  const imported = files.flatMap((name) => {
    const file = path.join(root, name);
    const sources = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([.#][^']+)'/g);
    return [...sources].flatMap(([, source = '']) => domainOf(layer, file, source) ?? []);
  });
  return [...new Set(imported)].filter((name) => name !== domain && names.includes(name)).sort();
};

describe.each(domains.map((record) => [record.name, record] as const))(
  'the record of %s',
  (name, { calls, knows }) => {
    it.each(['platform', 'web'] as const)('names whom it imports in %s, and no other', (layer) => {
      expect([...(knows[layer] ?? [])].sort()).toEqual(importedBy(layer, name));
    });

    it.each(['platform', 'gateway', 'web'] as const)('says whether %s has it', (layer) => {
      expect(knows[layer] !== undefined).toBe(existsSync(`${root}/${layer}/src/domains/${name}`));
    });

    it('names all of its calls', async () => {
      const files = globSync(`schema/domains/${name}/{rest,rest/*}.ts`, { cwd: root });
      const modules = await Promise.all(
        files.map((file) => import(path.join(root, file)) as Promise<Record<string, object>>),
      );
      const groups = modules.flatMap((module) =>
        Object.entries(module).flatMap(([key, group]) => (key.endsWith('Calls') ? group : [])),
      );
      expect(new Set(calls)).toEqual(new Set(groups));
      expect(calls).toHaveLength(groups.length);
    });
  },
);

it('each folder of the contract has its record', () => {
  const folders = globSync('schema/domains/*', { cwd: root }).map((name) => path.basename(name));
  expect([...names].sort()).toEqual(folders.sort());
});

describe('the order of a layer', () => {
  const record = (name: string, web: readonly string[]): DomainRecord => ({
    name,
    purpose: '',
    calls: [],
    knows: { web },
  });

  it('has each domain after those that it knows, else as they are listed', () => {
    const records = [record('a', ['c']), record('b', []), record('c', []), record('d', ['a'])];
    expect(fromTheGround(records, 'web')).toEqual(['b', 'c', 'a', 'd']);
    expect(fromTheGround(records, 'platform')).toEqual([]);
  });

  it('is none where two know each other', () => {
    const records = [record('a', ['b']), record('b', ['a']), record('c', [])];
    expect(() => fromTheGround(records, 'web')).toThrow(/circle[^]*a knows b\n {2}b knows a$/);
  });

  it('is none where one knows a domain that the layer does not have', () => {
    expect(() => fromTheGround([record('a', ['z'])], 'web')).toThrow(/there:\n {2}a knows z$/);
  });
});
