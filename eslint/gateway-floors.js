import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gatewayDomains } from '../schema/domains.ts';

const folder = path.join(import.meta.dirname, '../gateway/src/domains');

const unlisted = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !gatewayDomains.includes(entry.name))
  .map(({ name }) => name);
if (unlisted.length > 0) {
  throw new Error(`Not among the gateway’s domains of schema/domains.ts: ${unlisted.join(', ')}`);
}

/** The gateway knows the contract, never another layer (house.md: Who may know whom). */
const otherLayers = ['platform', 'web'].map((layer) => ({
  regex: `^@whaletide/${layer}\\b|/${layer}/src/`,
  message: `gateway imports only the contract in schema/, never ${layer}.`,
}));

/** A rule overrides one of the same name as a whole: each entry holds all patterns of its files. */
const forbid = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...otherLayers, ...patterns] }] },
});

export const gatewayFloors = [
  forbid(['gateway/src/**/*.ts']),
  // Only the composition root puts the domains together: server.ts.
  forbid(['gateway/src/{graphql,http,upstream}/**/*.ts', 'gateway/src/!(server).ts'], {
    regex: '/domains/',
    message: 'A shared room knows no domain.',
  }),
  ...gatewayDomains.map((domain) => {
    const others = gatewayDomains.filter((other) => other !== domain).join('|');
    return forbid([`gateway/src/domains/${domain}/**/*.ts`], {
      regex: `^(?:\\.\\./)+(?:domains/)?(?:(?:${others})/|all\\.ts$)`,
      message: `${domain} knows other domains only through the loaders on the context.`,
    });
  }),
];
