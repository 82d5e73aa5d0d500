import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';

/** Figures of the rules that a schema keeps: for each, the names that it counts. */
export interface SchemaFigures {
  rootFields: string[];
  interfaces: string[];
  /** Pages by number that aren't `Page`, and by cursor that aren't `CursorPage`. */
  pagesWithoutInterface: string[];
  /** Mutations that answer a bare scalar. */
  scalarMutations: string[];
  /** Fields of any JSON. */
  json: string[];
  /** Fields of inputs whose enum has `UNKNOWN`. */
  unknownInputs: string[];
  /** Booleans that aren't named `isX`, `hasX`, `canX`, `viewerX` or by one of the verbs. */
  booleansByOtherNames: string[];
  /** Times that aren't named `…At` or `…Until`, but for those of `keptTimes`. */
  timesByOtherNames: string[];
}

/** Verbs of what a thing does, each with its object: `Team.receivesApplications`. */
const verbs = [
  'allows',
  'counts',
  'limits',
  'needs',
  'opens',
  'protects',
  'publishes',
  'receives',
  'requires',
  'rounds',
  'shows',
  'takes',
  'uses',
];
const BOOLEAN = new RegExp(`^(is|has|can|viewer|${verbs.join('|')})[A-Z]`);
const TIME = /(At|Until)$/;

const ofTask = 'A task is named as the stage and the competition that it is in.';
const promised = 'Clients have relied on it since before the rule.';

/** Times whose names stay, each with why. */
export const keptTimes: Record<string, string> = {
  'Competition.startDate': promised,
  'Competition.endDate': promised,
  'Competition.registerEndDate': promised,
  'Stage.startDate': promised,
  'Stage.endDate': promised,
  'CompetitionTask.startDate': ofTask,
  'CompetitionTask.endDate': ofTask,
};

/** Names the fields of a schema that each of its rules is about, such as `Work.late`. */
export const schemaFigures = (schema: GraphQLSchema): SchemaFigures => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const objects = types.filter(isObjectType);
  const fields = objects
    .filter(({ name }) => name !== 'Mutation')
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ type: type.name, field })),
    );
  const named = (matches: (field: GraphQLField<unknown, unknown>, scalar: string) => boolean) =>
    fields
      .filter(({ field }) => matches(field, getNamedType(field.type).name))
      .map(({ type, field }) => `${type}.${field.name}`);
  return {
    rootFields: Object.keys(schema.getQueryType()?.getFields() ?? {}),
    interfaces: types.filter(isInterfaceType).map(({ name }) => name),
    pagesWithoutInterface: [
      ['perPage', 'Page'],
      ['endCursor', 'CursorPage'],
    ].flatMap(([field = '', of]) =>
      objects
        .filter((type) => field in type.getFields())
        .filter((type) => !type.getInterfaces().some(({ name }) => name === of))
        .map(({ name }) => name),
    ),
    scalarMutations: Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ type }) => isLeafType(getNamedType(type)))
      .map(({ name }) => name),
    json: named((_, scalar) => scalar === 'JSON'),
    unknownInputs: types.filter(isInputObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => {
          const of = getNamedType(field.type);
          return isEnumType(of) && of.getValue('UNKNOWN');
        })
        .map(({ name }) => `${type.name}.${name}`),
    ),
    booleansByOtherNames: named(({ name }, scalar) => scalar === 'Boolean' && !BOOLEAN.test(name)),
    timesByOtherNames: named(
      ({ name }, scalar) => scalar === 'DateTime' && !TIME.test(name),
    ).filter((name) => !(name in keptTimes)),
  };
};
