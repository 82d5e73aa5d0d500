import { readdirSync } from 'node:fs';
import path from 'node:path';
import { domains } from '../schema/domains.ts';

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

/** Every domain's folder has its record; a forgotten one would be held to nothing. */
export const requireRecords = (layer, names) => {
  const folders = readdirSync(path.join(root, layer, 'src/domains'), { withFileTypes: true });
  const unnamed = folders
    .filter((entry) => entry.isDirectory() && !names.includes(entry.name))
    .map(({ name }) => name);
  if (unnamed.length > 0)
    throw new Error(
      `Say in the records of ${unnamed.join(', ')} that ${layer} has them (CONTRIBUTING.md: A domain).`,
    );
};

/** The beginning of an import of another folder of the layer: `../../` or `#`. */
export const UP = '^(?:(?:\\.\\./)+|#)';

/** An import of something of these domains: `../forum/paths.ts` or `#domains/forum/paths.ts`. */
export const importOf = (domains) => `${UP}(?:domains/)?(?:${domains.join('|')})/`;

/**
 * Imports that a domain may not make: of those that its record doesn't name, and of those that it
 * names all but their face.
 *
 * @param face a pattern of what others may import, inside a domain's folder
 */
export const floorPatterns = (layer, face) => (domain) => {
  const others = domains.filter(({ name, knows }) => name !== domain && knows[layer]);
  const { knows } = domains.find(({ name }) => name === domain);
  const [known, unknown] = [true, false].map((isKnown) =>
    others.map(({ name }) => name).filter((name) => knows[layer].includes(name) === isKnown),
  );
  return [
    unknown.length > 0 && {
      regex: importOf(unknown),
      message: `Its record doesn't name it (schema/domains/${domain}/domain.ts); a higher domain registers itself where the layer is put together.`,
    },
    known.length > 0 && {
      regex: `${importOf(known)}(?!${face})`,
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
