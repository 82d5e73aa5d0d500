import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Everything that is generated from the SDL: the printed schema, and beside each `.graphql` file
 * of the web its types, its precompiled document and its typed hooks.
 */
const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  generates: {
    'schema/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, commentDescriptions: false },
    },
    'web/src/apollo/schema.generated.ts': {
      plugins: ['typescript'],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        onlyOperationTypes: true,
        skipTypename: true,
      },
    },
    'web/src/apollo/possible-types.generated.ts': { plugins: ['fragment-matcher'] },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      documents: 'web/src/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './web/build/hooks-plugin.ts'],
      config: {
        importSchemaTypesFrom: 'web/src/apollo/schema.generated.ts',
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        preResolveTypes: true,
      },
    },
  },
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
    scalars: {
      ID: 'string',
      DateTime: 'string',
      JSON: 'unknown',
    },
  },
};

export default config;
