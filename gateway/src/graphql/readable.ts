import { UNREADABLE, unreadableAt } from '@whaletide/schema/shared/rules/text.ts';
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  Kind,
  type ValueNode,
  visit,
} from 'graphql';
import { Refusal } from '../refusal.ts';
import { asGraphqlError } from './errors.ts';

/** Fields of an input are named without it, as in every other refusal. */
const fieldAt = (path: readonly string[]): string =>
  (path.length > 1 && path[0] === 'input' ? path.slice(1) : path).join('.');

const refusalAt = (path: readonly string[]): GraphQLError => {
  const field = fieldAt(path.filter((step) => step !== ''));
  return asGraphqlError(new Refusal('BAD_USER_INPUT', UNREADABLE, field === '' ? {} : { field }));
};

/** Each value below an argument, with its path from the argument's name on. */
const valuesBelow = (value: ValueNode, path: string[]): [path: string[], value: ValueNode][] => {
  if (value.kind === Kind.LIST)
    return value.values.flatMap((item, i) => valuesBelow(item, [...path, String(i)]));
  if (value.kind === Kind.OBJECT)
    return value.fields.flatMap((field) => valuesBelow(field.value, [...path, field.name.value]));
  return [[path, value]];
};

/** Texts of a document, by their places. */
export interface DocumentTexts {
  /** The refusal of a literal that can't be kept. */
  refusal: GraphQLError | undefined;
  /** The first use of each variable, as a path. */
  places: ReadonlyMap<string, string[]>;
}

/** Looks through the literals of a document, defaults of its variables included. */
export const textsOf = (document: DocumentNode): DocumentTexts => {
  const places = new Map<string, string[]>();
  let refusal: GraphQLError | undefined;
  const look = (name: string, node: ValueNode): void => {
    for (const [path, value] of valuesBelow(node, [name])) {
      if (value.kind === Kind.VARIABLE && !places.has(value.name.value))
        places.set(value.name.value, path);
      if (value.kind === Kind.STRING && unreadableAt(value.value) !== undefined)
        refusal ??= refusalAt(path);
    }
  };
  visit(document, {
    enter: (node: ASTNode) => {
      if (node.kind === Kind.ARGUMENT) look(node.name.value, node.value);
      if (node.kind === Kind.VARIABLE_DEFINITION && node.defaultValue)
        look(node.variable.name.value, node.defaultValue);
    },
  });
  return { refusal, places };
};

/** The refusal of variables with a text that can't be kept, at the argument that takes it. */
export const unreadableVariable = (
  { places }: DocumentTexts,
  variables: Record<string, unknown> | undefined,
): GraphQLError | undefined => {
  for (const [name, value] of Object.entries(variables ?? {})) {
    const at = unreadableAt(value);
    if (at !== undefined) return refusalAt([...(places.get(name) ?? [name]), ...at.split('.')]);
  }
  return undefined;
};
