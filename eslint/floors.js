import { readFileSync } from 'node:fs';
import path from 'node:path';
import { platformDomains } from '../schema/domains.ts';

const root = path.join(import.meta.dirname, '..');
const any = (names) => `(?:${names.join('|')})`;

/** A layer knows the contract, never another layer (house.md: Who may know whom). */
export const otherLayers = (layer) =>
  ['gateway', 'platform', 'web']
    .filter((other) => other !== layer)
    .map((other) => ({
      regex: `^@whaletide/${other}\\b|/${other}/src/`,
      message: `${layer} imports only the contract in schema/, never ${other}.`,
    }));

/**
 * What a domain may not import: those above it, and of those below it whatever is not their face.
 *
 * @param {readonly string[]} order the layer's domains from the ground up
 * @param {string} face a pattern of what others may import, inside a domain's folder
 */
export const floorPatterns = (order, face) => (domain) => {
  const own = order.indexOf(domain);
  const below = order.slice(0, own);
  const above = order.slice(own + 1);
  return [
    above.length > 0 && {
      regex: `^(?:\\.\\./)+(?:domains/)?${any(above)}/`,
      message: `${domain} stands below it (schema/domains.ts): let the higher one register itself at the composition root.`,
    },
    below.length > 0 && {
      regex: `^(?:\\.\\./)+(?:domains/)?${any(below)}/(?!${face})`,
      message: 'Past the public face of another domain.',
    },
  ].filter(Boolean);
};

/** The names of a domain's tables, read where they are defined. */
const tablesOf = (domain) => {
  const source = readFileSync(path.join(root, `platform/src/domains/${domain}/tables.ts`), 'utf8');
  return [...source.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name);
};

const withTables = platformDomains.filter((domain) => {
  try {
    return tablesOf(domain).length > 0;
  } catch {
    return false;
  }
});

/** Only a domain's own code writes its tables; others ask its store. */
const foreignWrites = (domain) => {
  const foreign = withTables.filter((other) => other !== domain).flatMap(tablesOf);
  return {
    selector: `CallExpression[callee.property.name=/^(insert|update|delete)$/][arguments.0.name=/^${any(foreign)}$/]`,
    message: 'Only a domain’s own store writes its tables.',
  };
};

const platformFace = 'store(?:\\.ts$|/)|tables\\.ts$';
const platformPatterns = floorPatterns(platformDomains, platformFace);

/** Rooms that all domains share know none of them. */
const sharedRooms = ['database', 'events', 'files', 'http', 'outside', 'jobs'];

export const platformFloors = [
  {
    files: ['platform/src/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: otherLayers('platform') }] },
  },
  {
    files: sharedRooms.map((room) => `platform/src/${room}/**/*.ts`),
    // Where the domains' jobs and events are put together.
    ignores: ['platform/src/jobs/register.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...otherLayers('platform'),
            { regex: '/domains/', message: 'A shared room knows no domain.' },
          ],
        },
      ],
    },
  },
  ...platformDomains.map((domain) => ({
    files: [`platform/src/domains/${domain}/**/*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...otherLayers('platform'), ...platformPatterns(domain)] },
      ],
      'no-restricted-syntax': ['error', foreignWrites(domain)],
    },
  })),
];
