import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { GraphqlLimits } from '../config.ts';

export const LIMIT_CODE = 'GRAPHQL_LIMIT_EXCEEDED';

/** A refusal for an operation that asks for too much. */
export const limitError = (message: string, node?: FieldNode | OperationDefinitionNode) =>
  new GraphQLError(message, { nodes: node ?? null, extensions: { code: LIMIT_CODE } });

/** Introspection describes itself in depths that no data query needs. */
export const isIntrospection = (field: FieldNode): boolean => field.name.value.startsWith('__');

/** However fragments repeat each other, no more selections than this are looked at. */
const MAX_SELECTIONS = 20_000;

/**
 * Rules on how wide and how deep an operation may be, fragments expanded: depth, aliases, root
 * fields, directives. They report through the validation context, since a thrown error would be an
 * HTTP 500.
 */
export const limitRules = (limits: GraphqlLimits): ValidationRule[] => [
  (context): ASTVisitor => ({
    OperationDefinition: (operation) => {
      measure(context, operation, limits);
    },
  }),
];

const measure = (
  context: ValidationContext,
  operation: OperationDefinitionNode,
  limits: GraphqlLimits,
): void => {
  let aliases = 0;
  let directives = 0;
  let rootFields = 0;
  let deepest = 0;
  let selections = 0;
  const spreading = new Set<string>();

  const walk = (set: SelectionSetNode, depth: number): void => {
    for (const selection of set.selections) {
      selections += 1;
      if (selections > MAX_SELECTIONS) return;
      directives += selection.directives?.length ?? 0;
      if (selection.kind === 'Field') {
        if (selection.alias) aliases += 1;
        if (depth === 1) rootFields += 1;
        if (isIntrospection(selection)) continue;
        deepest = Math.max(deepest, depth);
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1);
      } else if (selection.kind === 'InlineFragment') {
        walk(selection.selectionSet, depth);
      } else {
        const name = selection.name.value;
        const fragment = context.getFragment(name);
        // A cycle is reported by the standard rules.
        if (!fragment || spreading.has(name)) continue;
        spreading.add(name);
        walk(fragment.selectionSet, depth);
        spreading.delete(name);
      }
    }
  };
  directives += operation.directives?.length ?? 0;
  walk(operation.selectionSet, 1);

  const report = (count: number, limit: number, what: string) => {
    if (count > limit) context.reportError(limitError(`查询${what}，上限为 ${limit}`, operation));
  };
  report(deepest, limits.depth, `嵌套过深（${deepest} 层）`);
  report(aliases, limits.aliases, `使用的别名过多（${aliases} 个）`);
  report(rootFields, limits.rootFields, `的根字段过多（${rootFields} 个）`);
  report(directives, limits.directives, `使用的指令过多（${directives} 个）`);
  report(selections, MAX_SELECTIONS, '展开后的字段过多');
};
