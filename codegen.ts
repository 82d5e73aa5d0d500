import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, isObjectType } from 'graphql';
import { domains } from './gateway/src/domains/all.ts';
import { withChoices } from './gateway/src/graphql/choices.ts';
import type { Domain } from './gateway/src/graphql/domain.ts';
import { readSdl } from './gateway/src/graphql/sdl.ts';
import { withUsedImports } from './web/build/used-imports.ts';

const roots = ['Query', 'Mutation', 'Subscription'];

/** Behind each type of the SDL stands what the gateway's domains say. */
const mappers = Object.fromEntries(
  Object.values(buildSchema(readSdl().join('\n')).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .filter(({ name }) => !roots.includes(name))
    .map(({ name }) => [name, `./parents.ts#Parent<'${name}'>`]),
);

/** Within the gateway an enum is what REST says. */
const enumValues = Object.fromEntries(
  Object.entries(
    withChoices(
      Object.assign({}, ...Object.values(domains).map((domain: Domain) => domain.enums ?? {})),
    ),
  ).map(([name, { values, rest }]) => [
    name,
    rest === undefined || rest in values ? values : { ...values, [rest]: rest },
  ]),
);
/** Else the plugin knows no type for an enum whose values are named here. */
const enumMappers = Object.fromEntries(Object.keys(enumValues).map((name) => [name, name]));

/** The inputs whose forms ask rules before they send, by `problemsByField`. */
const inputsWithRules = [
  'AnnounceToCompetitionInput',
  'SendCompetitionMessageInput',
  'AnswerQuestionnaireInput',
  'ApplyToHostInput',
  'CompetitionTaskInput',
  'CreateAnnouncementInput',
  'CreateCannedAnswerInput',
  'CreateColumnInput',
  'CreateDatasetInput',
  'CreateForumPostInput',
  'CreateOrganizationInput',
  'CreateClassInput',
  'UpdateClassInput',
  'AddClassItemInput',
  'UpdateClassItemInput',
  'CreateServiceAccountInput',
  'CreateSnippetInput',
  'CreateQuestionnaireInput',
  'CreateTaskInput',
  'DatasetBindingSettingsInput',
  'DeactivateMemberInput',
  'FoldContentInput',
  'LeaderboardGroupInput',
  'RequestRealNameReviewInput',
  'ReviewWorkInput',
  'SetActivityFieldsInput',
  'SetDatasetShowcaseInput',
  'SetInvitationInput',
  'SetSkillRulesInput',
  'SetTaskJudgingInput',
  'RecommendConfigInput',
  'SiteSettingsInput',
  'SetWorkOrderStatusInput',
  'StageInput',
  'UpdateCompetitionInput',
  'UpdateDatasetInput',
  'UpdateBadgeInput',
  'VerifyMemberInput',
  'UpdateProfileInput',
  'CreateProjectInput',
  'CreateProjectVersionInput',
  'UpdateProjectInput',
  'UpdateRegistrationSettingsInput',
];

/** The public schema as clients read it: in git, and therefore not touched by an installation. */
const printedSchema: CodegenConfig['generates'] = {
  'schema/schema.graphql': {
    plugins: ['schema-ast'],
    config: { includeDirectives: true, commentDescriptions: false },
  },
};

/**
 * Everything that is generated from the SDL: the printed schema, the types of the gateway's
 * resolvers, and beside each `.graphql` file of the web its types, its precompiled document and its typed hooks.
 */
const config: CodegenConfig = {
  // A loader stands in for the path, so that numbers are filled in.
  schema: { 'schema/**/*.graphql': { loader: './gateway/build/sdl-loader.ts' } },
  hooks: { beforeOneFileWrite: withUsedImports },
  generates: {
    ...(process.env.PRINTS_SCHEMA === 'false' ? {} : printedSchema),
    'gateway/src/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers', './gateway/build/input-types-plugin.ts'],
      config: {
        contextType: './context.ts#GatewayContext',
        enumsAsTypes: true,
        enumValues,
        mappers: { ...mappers, ...enumMappers },
        maybeValue: 'T | null',
        skipTypename: true,
        makeResolverTypeCallable: true,
        avoidOptionals: { defaultValue: true },
        resolversNonOptionalTypename: false,
      },
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
    'web/src/lib/field-names.generated.ts': {
      plugins: ['./web/build/field-names-plugin.ts'],
      config: { inputs: inputsWithRules },
    },
    'web/src/sandbox/domain-names.generated.ts': {
      plugins: ['./web/build/domain-names-plugin.ts'],
    },
    'web/src/apollo/output-fields.generated.ts': {
      plugins: ['./web/build/output-fields-plugin.ts'],
    },
    'web/src/apollo/possible-types.generated.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./web/build/possible-types-plugin.ts'],
    },
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
    },
  },
};

export default config;
