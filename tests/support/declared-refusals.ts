import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { membersOnly } from '@whaletide/schema/domains/service-accounts/rules.ts';
import {
  buildSchema,
  getDirectiveValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type SelectionSetNode,
} from 'graphql';

const sdl = readFileSync(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
const schema = buildSchema(sdl, { assumeValid: true });
const refuses = schema.getDirective('refuses');

/** Codes that any field may have. */
const isGeneral = (code: unknown) =>
  ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'INTERNAL'].includes(String(code));

/** A query's field may refuse arguments that can't be what they are to be. */
const isOfArguments = ({ owner, field }: Reached, code: string) =>
  code === 'BAD_USER_INPUT' && owner !== 'Mutation' && (field?.args.length ?? 0) > 0;

/** Every field that is for members refuses a service account. */
const isOfServiceAccount = ({ message }: AnsweredError) => message === membersOnly().message;

interface AnsweredError {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: Readonly<Record<string, unknown>>;
}

type Field = GraphQLField<unknown, unknown>;

/** A field that a path of an answer leads to, and what is selected of it. */
interface Reached {
  /** Name of the type that it stands on. */
  owner: string;
  field: Field | undefined;
  type: GraphQLCompositeType;
  set: SelectionSetNode | undefined;
}

/** Finds the fields of a selection that answer under a name, fragments included. */
const fieldsUnder = (
  name: string,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  document: DocumentNode,
): { owner: string; field: Field; set: SelectionSetNode | undefined }[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      const owners = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
      const field = owners[selection.name.value];
      const isAsked = (selection.alias ?? selection.name).value === name;
      return field && isAsked ? [{ owner: type.name, field, set: selection.selectionSet }] : [];
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (one) =>
              one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
          );
    if (!fragment || !('selectionSet' in fragment)) return [];
    const condition =
      'typeCondition' in fragment && fragment.typeCondition
        ? schema.getType(fragment.typeCondition.name.value)
        : undefined;
    const inner = condition && isCompositeType(condition) ? condition : type;
    return fieldsUnder(name, inner, fragment.selectionSet, document);
  });

/** Finds the field at a path of an answer. */
const fieldAt = (
  path: readonly (string | number)[],
  document: DocumentNode,
): Reached | undefined => {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return undefined;
  let at: Reached[] = [{ owner: '', field: undefined, type: root, set: operation.selectionSet }];
  for (const name of path.filter((part) => typeof part === 'string')) {
    at = at
      .flatMap(({ type, set }) => (set ? fieldsUnder(name, type, set, document) : []))
      .map(({ owner, field, set }) => ({
        owner,
        field,
        type: getNamedType(field.type) as GraphQLCompositeType,
        set,
      }));
  }
  return at[0];
};

/**
 * Refuses an answer whose fields have codes that they don't declare by `@refuses`. Errors of the
 * operation as a whole, which have no path, are left out.
 *
 * @throws Error that names them, such as `Mutation.submitWork: CONFLICT`
 */
export const requireDeclaredRefusals = (
  query: string,
  errors: readonly AnsweredError[] | undefined,
): void => {
  const placed = errors?.filter(
    (error) => error.path && !isGeneral(error.extensions?.['code']) && !isOfServiceAccount(error),
  );
  if (!placed?.length) return;
  const document = parse(query);
  const undeclared = placed.flatMap(({ path = [], extensions }) => {
    const code = String(extensions?.['code']);
    const found = fieldAt(path, document);
    if (!found?.field?.astNode || !refuses) return [];
    const declared = getDirectiveValues(refuses, found.field.astNode)?.['codes'] as
      string[] | undefined;
    return declared?.includes(code) || isOfArguments(found, code)
      ? []
      : [`${found.owner}.${found.field.name}: ${code}`];
  });
  if (undeclared.length > 0) throw new Error(`Not declared by @refuses: ${undeclared.join(', ')}`);
};
