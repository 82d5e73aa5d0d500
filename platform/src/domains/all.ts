import { platformDomains } from '@whaletide/schema/domains.ts';
import type { Domain } from '../domain.ts';
import * as listed from './list.ts';

const byName: Readonly<Record<string, Domain | undefined>> = listed;

const find = (name: string): Domain => {
  const found = byName[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!found) throw new Error(`Give ${name} a line in platform/src/domains/list.ts.`);
  return found;
};

/** Every domain in the order of schema/domains.ts, from the ground up. */
export const domains: readonly Domain[] = platformDomains.map(find);
