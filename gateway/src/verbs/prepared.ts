import { type GraphQLSchema, parse } from 'graphql';
import { documentOf } from '@whaletide/schema/verbs/documents.ts';
import { type Verb, verbs } from '@whaletide/schema/verbs/verbs.ts';
import { type JsonSchema, schemaOf } from './answers.ts';
import { type Plan, Planner } from './plan.ts';

/** Verb with its operation, and what is known of its answers. */
export interface PreparedVerb extends Verb {
  text: string;
  plan: Plan;
  output: JsonSchema;
}

const uploaded = {
  type: 'object',
  description: 'File that `content` was kept as; absent where `resultKey` was given.',
  properties: {
    resultKey: { type: 'string' },
    fileName: { type: 'string' },
    size: { type: 'integer', description: 'Bytes.' },
  },
  required: ['resultKey', 'fileName', 'size'],
  additionalProperties: false,
};

const usage = (description: string) => ({
  type: 'object',
  description,
  properties: { used: { type: 'number' }, limit: { type: 'number' } },
  required: ['used', 'limit'],
  additionalProperties: false,
});

/** Parts of answers that the gateway adds to what the operation answers. */
const added: Readonly<Record<string, JsonSchema>> = {
  check: { uploaded },
  submit: { uploaded },
  wait: {
    isDone: { type: 'boolean', description: 'False while it still waits for its score.' },
  },
  me: {
    token: {
      type: 'object',
      description: 'The access token that asks; budgets are of a day in Asia/Shanghai.',
      properties: {
        scopes: { type: 'array', items: { type: 'string' } },
        isAgent: { type: 'boolean' },
        expiresAt: { type: ['string', 'null'] },
        resetsAt: { type: 'string' },
        calls: usage('Calls of verbs.'),
        submissions: usage('Tries to hand a work in.'),
        bytes: usage('Bytes uploaded.'),
      },
      required: ['scopes', 'isAgent', 'expiresAt', 'resetsAt', 'calls', 'submissions', 'bytes'],
      additionalProperties: false,
    },
  },
};

const incomplete = {
  type: 'array',
  description: 'Parts that are null because they could not be had; absent where none is.',
  items: {
    type: 'object',
    properties: { path: { type: 'string' }, code: { type: 'string' } },
    required: ['path', 'code'],
    additionalProperties: false,
  },
};

/** All verbs, checked against the schema; throws where one selects what isn't there or not shown. */
export const prepareVerbs = (schema: GraphQLSchema): readonly PreparedVerb[] => {
  const planner = new Planner(schema);
  return verbs.map((verb) => {
    const text = documentOf(verb.name);
    const plan = planner.of(parse(text));
    const answer = schemaOf(plan) as { properties: JsonSchema };
    const properties = { ...answer.properties, ...added[verb.name], incomplete };
    return { ...verb, text, plan, output: { ...answer, properties } };
  });
};
