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
  children: CostNode[];
}

/** The cost of an operation with these variables; Infinity where it can't be told cheaply. */
export type Cost = (variables: Variables | undefined) => number;

/**
 * Works out an operation's cost once: 1 for each object field, times the rows of the lists
 * around it (`perPage`, `@listSize`, else `assumed`), fragments expanded, introspection free.
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
    if (!node.selectionSet || isIntrospection(node) || expanded > limit) return undefined;
    const field =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[node.name.value]
        : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type)) return undefined;
    expanded += 1;
    const page = pageSize(field, node);
    if (typeof page === 'object') usesVariables = true;
    const size = isListType(getNullableType(field.type)) ? (listSize(field) ?? rows) : 1;
    return { size, children: expand(node.selectionSet, type, page ?? assumed) };
  };

  const root = schema.getRootType(operation.operation);
  const nodes = root ? expand(operation.selectionSet, root, assumed) : [];
  if (expanded > limit) return () => Infinity;
  const sum = (list: CostNode[], variables: Variables | undefined): number =>
    list.reduce(
      (total, { size, children }) =>
        total + rowsOf(size, variables) * (1 + sum(children, variables)),
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

/** The size that the field's own `perPage` gives to the lists below it. */
const pageSize = (field: GraphQLField<unknown, unknown>, node: FieldNode): Size | undefined => {
  const argument = field.args.find(({ name }) => name === 'perPage');
  if (!argument) return undefined;
  const fallback = typeof argument.defaultValue === 'number' ? argument.defaultValue : MAX_ROWS;
  const given = node.arguments?.find(({ name }) => name.value === 'perPage')?.value;
  if (!given) return fallback;
  if (given.kind === Kind.VARIABLE) return { variable: given.name.value, fallback: MAX_ROWS };
  return given.kind === Kind.INT ? bounded(Number(given.value)) : fallback;
};

const listSize = (field: GraphQLField<unknown, unknown>): number | undefined => {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const value = directive?.arguments?.[0]?.value as ConstValueNode | undefined;
  const size: unknown = value && valueFromASTUntyped(value);
  return typeof size === 'number' ? size : undefined;
};
