import { MEMBER_TEXT, MEMBER_TEXT_NOTE } from '@whaletide/schema/verbs/marking.ts';
import type { Plan } from './plan.ts';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema of an answer, which its readers can rely on. */
export const schemaOf = (plan: Plan, description?: string): JsonSchema => {
  const told = description !== undefined && { description };
  const shape = shapeOf(plan);
  return plan.nullable ? { anyOf: [shape, { type: 'null' }], ...told } : { ...shape, ...told };
};

const shapeOf = (plan: Plan): JsonSchema => {
  switch (plan.kind) {
    case 'list':
      return { type: 'array', items: schemaOf(plan.of) };
    case 'leaf':
      return { type: plan.type, ...(plan.values && { enum: plan.values }) };
    case 'memberText':
      return {
        type: 'object',
        description: MEMBER_TEXT_NOTE,
        properties: { [MEMBER_TEXT]: { type: 'string' } },
        required: [MEMBER_TEXT],
        additionalProperties: false,
      };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          [...plan.fields].map(([name, field]) => [name, schemaOf(field.plan, field.description)]),
        ),
        required: [...plan.fields].filter(([, { always }]) => always).map(([name]) => name),
        additionalProperties: false,
      };
  }
};

/** Puts every text of members into an object of its own, which nothing in the text can leave. */
export const withMarks = (plan: Plan, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  switch (plan.kind) {
    case 'leaf':
      return value;
    case 'memberText':
      return { [MEMBER_TEXT]: value };
    case 'list':
      return (value as unknown[]).map((one) => withMarks(plan.of, one));
    case 'object': {
      const given = value as Record<string, unknown>;
      // A type of a union has some of the fields alone.
      const held = [...plan.fields].filter(([name]) => given[name] !== undefined);
      return Object.fromEntries(
        held.map(([name, field]) => [name, withMarks(field.plan, given[name])]),
      );
    }
  }
};
