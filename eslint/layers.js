import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** Parts of both servers are theirs alone: a browser has no environment and no signals. */
const roomsFor = {
  gateway: ['schema', 'server'],
  platform: ['schema', 'server'],
  server: ['schema'],
  web: ['schema'],
};

/** A layer knows the contract, never another layer (CONTRIBUTING.md: Floors). */
export const otherLayers = (layer) =>
  ['gateway', 'platform', 'server', 'web']
    .filter((other) => other !== layer && !roomsFor[layer].includes(other))
    .map((other) => ({
      regex:
        other === 'server'
          ? '^@whaletide/server\\b|^(?:\\.\\./){2,}server/'
          : `^@whaletide/${other}\\b|/${other}/src/`,
      message: `${layer} imports only ${roomsFor[layer].join('/ and ')}/, never ${other}.`,
    }));

/** Every domain's folder has its place in the order; a forgotten one would be held to nothing. */
export const requirePlaces = (layer, domains) => {
  const folders = readdirSync(path.join(root, layer, 'src/domains'), { withFileTypes: true });
  const unnamed = folders
    .filter((entry) => entry.isDirectory() && !domains.includes(entry.name))
    .map(({ name }) => name);
  if (unnamed.length > 0)
    throw new Error(`Give ${unnamed.join(', ')} of ${layer} a place in schema/domains.ts.`);
};

/** The beginning of an import of another folder of the layer: `../../` or `#`. */
export const UP = '^(?:(?:\\.\\./)+|#)';

/** An import of something of these domains: `../forum/paths.ts` or `#domains/forum/paths.ts`. */
export const importOf = (domains) => `${UP}(?:domains/)?(?:${domains.join('|')})/`;

/**
 * Imports that a domain may not make: of those above it, and of those below it all but their face.
 *
 * @param order the layer's domains from the ground up
 * @param face a pattern of what others may import, inside a domain's folder
 */
export const floorPatterns = (order, face) => (domain) => {
  const place = order.indexOf(domain);
  const [below, above] = [order.slice(0, place), order.slice(place + 1)];
  return [
    above.length > 0 && {
      regex: importOf(above),
      message: `${domain} stands below it (schema/domains.ts): let the higher one register itself where the layer is put together.`,
    },
    below.length > 0 && {
      regex: `${importOf(below)}(?!${face})`,
      message: `Of another domain only its public face is for others: ${face}`,
    },
  ].filter(Boolean);
};

/** The same for `import()` and `import('…').Type`, which no-restricted-imports doesn't look at. */
const inExpressions = (patterns) =>
  patterns.flatMap(({ regex, message }) => {
    const source = regex.replaceAll('/', '\\/');
    return [
      { selector: `ImportExpression[source.value=/${source}/]`, message },
      { selector: `TSImportType[source.value=/${source}/]`, message },
    ];
  });

/** A rule replaces one of the same name as a whole: each entry holds all that is forbidden its files. */
export const forbid = (layer, files, patterns, { ignores = [], syntax = [] } = {}) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...otherLayers(layer), ...patterns] }],
    'no-restricted-syntax': ['error', ...inExpressions(patterns), ...syntax],
  },
});
