import { readdirSync } from 'node:fs';
import ts from 'typescript-eslint';
import { webDomains } from '../schema/domains.ts';

/** What never knows a domain; `main`, `router`, `routes` and `shell` put domains together. */
const shared = ['apollo', 'components', 'lib', 'routing', 'sandbox', 'theme'];

const folders = readdirSync(new URL('../web/src/domains', import.meta.url));
const unnamed = folders.filter((folder) => !webDomains.includes(folder));
if (unnamed.length > 0)
  throw new Error(`Give ${unnamed.join(', ')} a place in webDomains (schema/domains.ts).`);

const oneOf = (domains) => `(?:${domains.join('|')})`;

/** Which imports a domain may not have, as its files write them: `../../../forum/paths.ts`. */
const restrictionsOf = (domain, place) => {
  const above = webDomains.slice(place + 1);
  const below = webDomains.slice(0, place);
  return [
    above.length > 0 && {
      regex: `^(?:\\.\\./)+(?:domains/)?${oneOf(above)}/`,
      message: `${domain} knows only the domains before it in webDomains (schema/domains.ts).`,
    },
    below.length > 0 && {
      regex: `^(?:\\.\\./)+(?:domains/)?${oneOf(below)}/(?!components/|paths\\.ts$)`,
      message: 'Of another domain only its components/ and paths.ts are public.',
    },
    {
      regex: '^(?:\\.\\./)+(?:(?:routes|shell)/|(?:main|router|routes)\\.tsx?$)',
      message: 'What puts the domains together is above all of them.',
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

const floor = (files, own, patterns) => ({
  files,
  languageOptions: { parser: ts.parser },
  rules: {
    'no-restricted-imports': ['error', { patterns: [...own, ...patterns] }],
    'no-restricted-syntax': ['error', ...inExpressions(patterns)],
  },
});

/**
 * Who may know whom in web (house.md: Floors), generated files included: a document that spreads
 * the fragment of a domain above imports it there.
 *
 * @param own what web may not import at all: a later setting of a rule replaces an earlier one
 */
export const webFloors = (own) => [
  floor(
    shared.map((room) => `web/src/${room}/**/*.{ts,tsx}`),
    own,
    [
      {
        regex: '^(?:\\.\\./)+(?:(?:domains|routes|shell)/|(?:main|router|routes)\\.tsx?$)',
        message: 'A room that all domains share knows none of them.',
      },
    ],
  ),
  ...webDomains.map((domain, place) =>
    floor([`web/src/domains/${domain}/**/*.{ts,tsx}`], own, restrictionsOf(domain, place)),
  ),
];
