import { globSync } from 'node:fs';

const SCHEMA = new URL('../../../schema/', import.meta.url);

export interface NumericConstant {
  name: string;
  value: number;
  /** Folder of its domain, such as `managing`; `shared` for what all share. */
  domain: string;
}

const rules = [
  'shared/rules/*.ts',
  'shared/rest/*.ts',
  'domains/*/rules.ts',
  'domains/*/rest.ts',
  'domains/*/{rules,rest}/**/*.ts',
];

/** Every number that rules and REST documents export under a name in capitals, but for events. */
export const numericConstants = async (): Promise<NumericConstant[]> => {
  const found = new Map<string, NumericConstant>();
  for (const file of globSync(rules, { cwd: SCHEMA }).sort()) {
    const path = file.replaceAll('\\', '/');
    const module = (await import(new URL(path, SCHEMA).href)) as Record<string, unknown>;
    const domain = /^domains\/([^/]+)/.exec(path)?.[1] ?? 'shared';
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'number' && /^[A-Z_]+$/.test(name) && !name.startsWith('EVENT_'))
        found.set(`${domain} ${name}`, { name, value, domain });
  }
  return [...found.values()];
};
