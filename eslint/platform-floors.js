import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformDomains } from '../schema/domains.ts';
import { floorPatterns, forbid, requireRecords } from './layers.js';

requireRecords('platform', platformDomains);

/** The names of a domain's tables, read where they are defined. */
const tablesOf = (domain) => {
  const file = path.join(import.meta.dirname, `../platform/src/domains/${domain}/tables.ts`);
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name);
};

/** Only a domain's own code writes its tables; others ask its store. */
const foreignWrites = (domain) => {
  const foreign = platformDomains.filter((other) => other !== domain).flatMap(tablesOf);
  return {
    selector: `CallExpression[callee.property.name=/^(insert|update|delete)$/][arguments.0.name=/^(?:${foreign.join('|')})$/]`,
    message: 'Only a domain’s own store writes its tables.',
  };
};

const patternsOf = floorPatterns('platform', 'store(?:\\.ts$|/)|tables\\.ts$');
const anyDomain = {
  regex: '^(?:\\.[./]*/(?:.*/)?|#)domains/',
  message: 'A shared room knows no domain.',
};
const shared = ['database', 'events', 'files', 'http', 'jobs', 'outside'];

/** Imports that platform allows (CONTRIBUTING.md: Floors). */
export const platformFloors = [
  forbid('platform', ['platform/src/**/*.ts'], []),
  forbid(
    'platform',
    shared.map((room) => `platform/src/${room}/**/*.ts`),
    [anyDomain],
  ),
  ...platformDomains.map((domain) =>
    forbid('platform', [`platform/src/domains/${domain}/**/*.ts`], patternsOf(domain), {
      syntax: [foreignWrites(domain)],
    }),
  ),
];
