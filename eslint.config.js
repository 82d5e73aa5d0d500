import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { noCircles } from './eslint/circles.js';
import { noDeepImports } from './eslint/deep-imports.js';
import { openings, plainWords } from './eslint/comments.js';
import { namedDurations } from './eslint/durations.js';
import { tellingNames } from './eslint/names.js';
import { forbid } from './eslint/layers.js';
import { gatewayFloors } from './eslint/gateway-floors.js';
import { patterns } from './eslint/patterns.js';
import { platformFloors } from './eslint/platform-floors.js';
import { rendering } from './eslint/rendering.js';
import { inlineDescriptions, tellingDescriptions } from './eslint/sdl-descriptions.js';
import { webFloors } from './eslint/web-floors.js';

const layers = ['server', 'gateway', 'platform', 'web'];
const generated = ['**/*.generated.ts'];

/** Files of the public schema, without the examples of the sandbox. */
const sdl = ['schema/shared/*.graphql', 'schema/domains/*/!(examples).graphql'];

/** Operations of the web and of programs. */
const operations = ['web/src/**/*.graphql', 'schema/verbs/*.graphql'];

/** One for schema and operations: the plugin keeps the first that it meets. */
const graphQLConfig = {
  schema: [...sdl, 'web/build/client-directives.graphql'],
  documents: operations,
};

export default ts.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.data/**',
      'coverage/**',
      'schema/schema.graphql',
      'platform/src/database/migrations/**',
    ],
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    // Generated code has only its floors to keep.
    ignores: generated,
    extends: [js.configs.recommended, ts.configs.strict, ts.configs.stylistic, prettier],
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A TypeBox schema and the type it stands for carry one name.
      '@typescript-eslint/no-redeclare': 'off',
      // Interfaces that a list of domains fills, and those that it fills.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: [
      'scripts/**',
      'tests/bench/**',
      'tests/load/**',
      'platform/src/{admin,demo,recompute}/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Rules that compile each file take a third of lint's time: code that members run is worth it.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: generated,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['web/src/**/*.{ts,tsx}', 'tests/web/**/*.{ts,tsx}'],
    ignores: generated,
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    languageOptions: { globals: globals.browser },
  },
  {
    // Test files share what they import: the second to import it would go without such a hook.
    files: ['tests/**/support/**/*.ts'],
    ignores: ['tests/web/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(All|Each)$/]',
          message: 'Call it within a function that test files call.',
        },
      ],
    },
  },
  {
    files: ['schema/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: layers.map((layer) => `**/${layer}/**`) }],
    },
  },
  {
    files: ['{schema,server}/**/*.ts', '{gateway,platform,web}/src/**/*.{ts,tsx}'],
    plugins: { imports: { rules: { 'no-circles': noCircles } } },
    rules: { 'imports/no-circles': 'error' },
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    ignores: generated,
    plugins: { depth: { rules: { 'no-deep-imports': noDeepImports } } },
    rules: { 'depth/no-deep-imports': 'error' },
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    // Generated ones repeat the descriptions of the SDL.
    ignores: generated,
    plugins: { comments: { rules: { openings, 'plain-words': plainWords } } },
    rules: { 'comments/openings': 'error', 'comments/plain-words': 'error' },
  },
  {
    files: ['{schema,server}/**/*.ts', '{gateway,platform,web}/src/**/*.{ts,tsx}'],
    ignores: generated,
    plugins: { names: { rules: { telling: tellingNames } } },
    rules: { 'names/telling': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Examples stand alone.
    ignores: ['docs/**'],
    plugins: { durations: { rules: { named: namedDurations } } },
    rules: { 'durations/named': 'error' },
  },
  forbid('server', ['server/**/*.ts'], []),
  // Generated files keep the floors too: a document that spreads another's fragment imports it there.
  { files: generated, languageOptions: { parser: ts.parser } },
  ...gatewayFloors,
  ...platformFloors,
  ...webFloors,
  rendering,
  patterns,
  {
    files: sdl,
    languageOptions: {
      parser: graphqlPlugin.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: {
      '@graphql-eslint': graphqlPlugin,
      descriptions: { rules: { inline: inlineDescriptions, telling: tellingDescriptions } },
    },
    rules: {
      'descriptions/inline': 'error',
      'descriptions/telling': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/unique-type-names': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
    },
  },
  {
    files: operations,
    languageOptions: {
      parser: graphqlPlugin.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphqlPlugin },
    rules: {
      ...graphqlPlugin.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-import-fragment': 'off',
      // An object that isn't an entity (a level's progress, a page) has no id to select.
      '@graphql-eslint/require-selections': ['error', { fieldName: ['id'] }],
    },
  },
);
