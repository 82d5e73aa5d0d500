import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getOperationAST,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { neverShown, siteTexts } from '@whaletide/schema/verbs/marking.ts';

/** Shape of a part of an answer, as its operation selects it. */
export type Plan = { nullable: boolean } & (
  | { kind: 'list'; of: Plan }
  | { kind: 'object'; fields: ReadonlyMap<string, Field> }
  | { kind: 'leaf'; type: 'string' | 'number' | 'integer' | 'boolean'; values?: readonly string[] }
  | { kind: 'memberText' }
);

interface Field {
  plan: Plan;
  description: string | undefined;
  /** False where only some types of a union or interface have it. */
  always: boolean;
}

const numbers: Record<string, 'number' | 'integer' | 'boolean'> = {
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** Works out the answer of an operation; throws where it selects what no verb may show. */
export class Planner {
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  of(document: DocumentNode): Plan {
    const operation = getOperationAST(document);
    const root = operation && this.#schema.getRootType(operation.operation);
    if (!operation || !root) throw new GraphQLError('A verb has one operation');
    return { nullable: false, ...this.#object(root.name, operation.selectionSet) };
  }

  #object(typeName: string, set: SelectionSetNode) {
    const fields = new Map<string, Field>();
    this.#collect(typeName, set, fields, true);
    return { kind: 'object' as const, fields };
  }

  #collect(
    typeName: string,
    set: SelectionSetNode,
    fields: Map<string, Field>,
    always: boolean,
  ): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, { ...this.#field(typeName, selection), always });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition?.name.value ?? typeName;
        this.#collect(on, selection.selectionSet, fields, always && on === typeName);
      } else throw new GraphQLError('A verb has no named fragments', { nodes: selection });
    }
  }

  #field(typeName: string, node: FieldNode): Omit<Field, 'always'> {
    const name = node.name.value;
    if (name === '__typename')
      return { plan: { nullable: false, kind: 'leaf', type: 'string' }, description: undefined };
    const type = this.#schema.getType(typeName);
    const field = type && 'getFields' in type ? type.getFields()[name] : undefined;
    if (!field || !('args' in field))
      throw new GraphQLError(`${typeName}.${name} doesn't exist`, { nodes: node });
    if (neverShown.test(name))
      throw new GraphQLError(`${typeName}.${name} is never shown`, { nodes: node });
    const plan = this.#type(field.type, `${typeName}.${name}`, node);
    return { plan, description: field.description ?? undefined };
  }

  #type(type: GraphQLOutputType, at: string, node: FieldNode): Plan {
    const nullable = !isNonNullType(type);
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isListType(inner))
      return {
        nullable,
        kind: 'list',
        of: this.#type(inner.ofType as GraphQLOutputType, at, node),
      };
    const named = getNamedType(inner);
    if (isCompositeType(named)) {
      if (!node.selectionSet) throw new GraphQLError(`${at} lacks fields`, { nodes: node });
      if (isObjectType(named) && named.name === 'AccessToken')
        throw new GraphQLError(`${at} is never shown`, { nodes: node });
      return { nullable, ...this.#object(named.name, node.selectionSet) };
    }
    if (isEnumType(named)) {
      const values = named.getValues().map(({ name }) => name);
      return { nullable, kind: 'leaf', type: 'string', values };
    }
    if (named.name === 'String' && !siteTexts.has(at)) return { nullable, kind: 'memberText' };
    return { nullable, kind: 'leaf', type: numbers[named.name] ?? 'string' };
  }
}
