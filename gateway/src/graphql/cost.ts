import {
  type ConstValueNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { isIntrospection } from './limits.ts';

/** Pages hold at most this many rows, whatever is asked for. */
const MAX_ROWS = 100;

type Variables = Readonly<Record<string, unknown>>;
/** The number of rows of a list, which may hang on a variable. */
type Size = number | { variable: string; fallback: number };

interface CostNode {
  size: Size;
  /** Cost of the field itself, once for each object that it is asked of. */
  call: number;
  children: CostNode[];
}

/** The cost of an operation with these variables; Infinity where it can't be told cheaply. */
export type Cost = (variables: Variables | undefined) => number;

/**
 * Works out an operation's cost once: 1 for each object field, times the rows of the lists
 * around it (`first`, `perPage`, `@listSize`, else `assumed`), and a field's `@cost` for each object that it
 * is asked of; fragments expanded, introspection free.
 * Expanding stops at `limit` fields, which is over the limit already. By hand, since libraries
 * walk the operation on every request; this is worked out once, and variables are put in.
 */
export const costOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { assumed, limit }: { assumed: number; limit: number },
): Cost => {
  const fragments = new Map(
    document.definitions
      .filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  let expanded = 0;
  let usesVariables = false;

  const expand = (set: SelectionSetNode, parent: GraphQLCompositeType, rows: Size): CostNode[] => {
    const nodes: CostNode[] = [];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const node = ofField(selection, parent, rows);
        if (node) nodes.push(node);
      } else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        if (!fragment || expanded > limit) continue;
        const narrowed =
          fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
        const type = narrowed && isCompositeType(narrowed) ? narrowed : parent;
        nodes.push(...expand(fragment.selectionSet, type, rows));
      }
    }
    return nodes;
  };

  const ofField = (
    node: FieldNode,
    parent: GraphQLCompositeType,
    rows: Size,
  ): CostNode | undefined => {
    if (isIntrospection(node) || expanded > limit) return undefined;
    const field =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[node.name.value]
        : undefined;
    if (!field) return undefined;
    const call = numberOf(field, 'cost') ?? 0;
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type))
      return call > 0 ? { size: 0, call, children: [] } : undefined;
    expanded += 1;
    const page = pageSize(field, node);
    if (typeof page === 'object') usesVariables = true;
    const size = isListType(getNullableType(field.type))
      ? (numberOf(field, 'listSize') ?? rows)
      : 1;
    return { size, call, children: expand(node.selectionSet, type, page ?? assumed) };
  };

  const root = schema.getRootType(operation.operation);
  const nodes = root ? expand(operation.selectionSet, root, assumed) : [];
  if (expanded > limit) return () => Infinity;
  const sum = (list: CostNode[], variables: Variables | undefined): number =>
    list.reduce(
      (total, { size, call, children }) =>
        total + call + rowsOf(size, variables) * (1 + sum(children, variables)),
      0,
    );
  if (usesVariables) return (variables) => sum(nodes, variables);
  const constant = sum(nodes, undefined);
  return () => constant;
};

const rowsOf = (size: Size, variables: Variables | undefined): number => {
  if (typeof size === 'number') return size;
  const value = variables?.[size.variable];
  return typeof value === 'number' ? bounded(value) : size.fallback;
};

const bounded = (rows: number): number => Math.min(MAX_ROWS, Math.max(1, rows));

/** The size that the field's own `first` or `perPage` gives to the lists below it. */
const pageSize = (field: GraphQLField<unknown, unknown>, node: FieldNode): Size | undefined => {
  const given = (name: string) => node.arguments?.find((argument) => argument.name.value === name);
  const sizes = field.args.filter(({ name }) => name === 'first' || name === 'perPage');
  // A list that takes both goes by `first` where it is given.
  const byName = (name: string) => sizes.find((argument) => argument.name === name);
  const argument = (given('first') && byName('first')) ?? byName('perPage') ?? byName('first');
  if (!argument) return undefined;
  const fallback = typeof argument.defaultValue === 'number' ? argument.defaultValue : MAX_ROWS;
  const value = given(argument.name)?.value;
  if (!value) return fallback;
  if (value.kind === Kind.VARIABLE) return { variable: value.name.value, fallback: MAX_ROWS };
  return value.kind === Kind.INT ? bounded(Number(value.value)) : fallback;
};

/** The number that a directive of the schema gives a field as its only argument. */
const numberOf = (
  field: GraphQLField<unknown, unknown>,
  directive: 'listSize' | 'cost',
): number | undefined => {
  const found = field.astNode?.directives?.find(({ name }) => name.value === directive);
  const value = found?.arguments?.[0]?.value as ConstValueNode | undefined;
  const number: unknown = value && valueFromASTUntyped(value);
  return typeof number === 'number' ? number : undefined;
};
