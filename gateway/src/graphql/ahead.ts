import {
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type NameNode,
  type SelectionSetNode,
} from 'graphql';
import type { GatewayContext } from './context.ts';
import { isId } from './ids.ts';

/** Resolves a field by the id of its object alone. */
type ResolveById = (id: string, args: never, context: GatewayContext) => unknown;

const byIdAlone = new WeakMap<object, ResolveById>();
const lookups = new WeakSet<object>();

/**
 * Makes the resolver of a field that needs nothing of its parent but the id, so that its call may
 * begin beside the call for the parent.
 */
export const ofId = <Args, Result>(
  resolve: (id: string, args: Args, context: GatewayContext) => Result,
) => {
  const resolver = (parent: { _id: string }, args: Args, context: GatewayContext) =>
    resolve(parent._id, args, context);
  byIdAlone.set(resolver, resolve);
  return resolver;
};

/** Makes the resolver of a field that depends on the signed-in member, and not on the parent. */
export const ofCaller = <Args, Result>(
  resolve: (args: Args, context: GatewayContext) => Result,
) => {
  const resolver = (_: unknown, args: Args, context: GatewayContext) => resolve(args, context);
  byIdAlone.set(resolver, (_, args, context) => resolve(args as Args, context));
  return resolver;
};

/** Makes the resolver of a query for one object by its id; null for what can't be an id. */
export const byId = <Args extends { id: string }, Row>(
  find: (id: string, args: Args, context: GatewayContext) => Row,
) => {
  const resolver = (_: unknown, args: Args, context: GatewayContext) =>
    isId(args.id) ? find(args.id, args, context) : null;
  lookups.add(resolver);
  return resolver;
};

/** Stands for the id where a field depends on who asks. */
const OF_CALLER = '';

type Field = GraphQLField<unknown, unknown>;
type Resolve = GraphQLFieldResolver<unknown, GatewayContext, Record<string, unknown>>;

/**
 * Field of a selection whose call may begin before its parent is there. It is known by its name's
 * node: compiled execution copies those of fields.
 */
interface Early {
  node: FieldNode;
  field: Field;
  resolve: ResolveById;
}

/**
 * Has queries for one object begin the calls of its fields at once, where they need its id alone:
 * a round of calls less, for each page of one thing and for each question about the viewer.
 *
 * @param given resolvers as the domains have made them; the schema's are bound copies
 */
export const beginAhead = (
  schema: GraphQLSchema,
  given: readonly Record<string, Record<string, unknown>>[],
): void => {
  const resolverOf = (type: string, field: string): object | undefined =>
    given.map((map) => map[type]?.[field]).find((one) => typeof one === 'function') as
      object | undefined;
  const early = new Map<Field, ResolveById>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolver = resolverOf(type.name, field.name);
      const resolve = resolver && byIdAlone.get(resolver);
      if (!resolve) continue;
      early.set(field, resolve);
      field.resolve = takeBegun(field.resolve as Resolve) as Field['resolve'];
    }
  }
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    const resolver = resolverOf('Query', field.name);
    if (!resolver || !isObjectType(type)) continue;
    if (lookups.has(resolver) || type.name === 'Viewer')
      field.resolve = beginFields(field.resolve as Resolve, type, early) as Field['resolve'];
  }
};

/** Answers what was begun ahead for this very field, or resolves it now. */
const takeBegun =
  (resolve: Resolve): Resolve =>
  (parent, args, context, info) => {
    const { begun } = context;
    const node = begun && info.fieldNodes.find(({ name }) => begun.has(name));
    const answers = node && begun.get(node.name);
    if (!answers) return resolve(parent, args, context, info);
    // One fragment may select fields of two objects; the viewer's depend on no object's id.
    const key = answers.has(OF_CALLER) ? OF_CALLER : (parent as { _id: string })._id;
    return answers.has(key) ? answers.get(key) : resolve(parent, args, context, info);
  };

const beginFields = (
  resolve: Resolve,
  type: GraphQLObjectType,
  resolvers: Map<Field, ResolveById>,
): Resolve => {
  const plans = new WeakMap<NameNode, Early[]>();
  const planOf = (info: GraphQLResolveInfo): Early[] => {
    const [node] = info.fieldNodes;
    let plan = node && plans.get(node.name);
    if (node && !plan) {
      const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      plan = sets.flatMap((set) => earlyFields(set, type, resolvers, info));
      plans.set(node.name, plan);
    }
    return plan ?? [];
  };
  return (root, args, context, info) => {
    const answer = resolve(root, args, context, info);
    const id = args.id as string | undefined;
    // A visitor's viewer is null: the answers of its fields would never be read.
    const isAsked = id === undefined ? context.own !== undefined : answer !== null;
    if (isAsked) for (const early of planOf(info)) begin(early, id, context, info.variableValues);
    return answer;
  };
};

/** Selected fields of an object that need its id alone; what a directive may leave out isn't. */
const earlyFields = (
  { selections }: SelectionSetNode,
  type: GraphQLObjectType,
  resolvers: Map<Field, ResolveById>,
  info: Pick<GraphQLResolveInfo, 'fragments'>,
): Early[] =>
  selections.flatMap((selection): Early[] => {
    if (selection.directives?.some(({ name }) => ['skip', 'include'].includes(name.value)))
      return [];
    if (selection.kind === Kind.FIELD) {
      const field = type.getFields()[selection.name.value] as Field | undefined;
      const resolve = field && resolvers.get(field);
      return resolve ? [{ node: selection, field, resolve }] : [];
    }
    const set =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : info.fragments[selection.name.value]?.selectionSet;
    return set ? earlyFields(set, type, resolvers, info) : [];
  });

const begin = (
  { node, field, resolve }: Early,
  id: string | undefined,
  context: GatewayContext,
  variables: Record<string, unknown>,
): void => {
  context.begun ??= new Map();
  const answers = context.begun.get(node.name) ?? new Map<string, unknown>();
  const key = id ?? OF_CALLER;
  if (answers.has(key)) return;
  try {
    const answer = resolve(id ?? '', getArgumentValues(field, node, variables) as never, context);
    // Its failure is the field's own, unless there is no object that the field could be of.
    if (answer instanceof Promise) answer.catch(() => undefined);
    context.begun.set(node.name, answers.set(key, answer));
  } catch {
    // A call that is refused at once is refused again where the field is due.
  }
};
