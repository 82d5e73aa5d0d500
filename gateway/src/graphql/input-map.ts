import { Id } from '@whaletide/schema/shared/rest/common.ts';
import {
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { type FieldNames, fieldNames, putNames } from './field-names.ts';
import { keyOf } from './from-directive.ts';
import { requireId } from './ids.ts';
import { isNullable, type KeyedSchema, ownerOf } from './rest-keys.ts';

type Values = Record<string, unknown>;
/** Makes REST's value of an input's; `field` is its path in the input. */
type Convert = (value: never, field: string) => unknown;
/** Writes what an input says into a REST document. */
type Write = (input: Values, document: Values, at: string) => void;

export interface InputMap {
  write: Write;
  names: FieldNames;
}

export interface InputMapScope {
  /** Told of each field that has no key. */
  report: (problem: string) => void;
}

/** REST keys for one call alone; null for a field that its resolver decides by. */
export type CallKeys = Readonly<Record<string, string | null>>;

interface FoundKey {
  path: string[];
  schema: KeyedSchema;
  required: boolean;
}

const findKey = (root: KeyedSchema, key: string): FoundKey | undefined => {
  const path = key.split('.');
  let schema = root;
  let required = true;
  for (const step of path) {
    const owner = ownerOf(schema, step);
    const next = owner?.properties?.[step];
    if (!owner || !next) return undefined;
    required = owner.required?.includes(step) ?? false;
    schema = next;
  }
  return { path, schema, required };
};

const ID: KeyedSchema = Id;

/** One value to who fills in a form; of what is known of it, a call takes what it needs. */
const UPLOAD = 'UploadInput';
const UPLOAD_KEYS = ['key', 'name', 'ext', 'size'];

/**
 * Compiles how an input of this type becomes a REST document of this schema. Keys are those of
 * `@from`, else the names in PascalCase; an empty key puts a nested input's fields beside its own,
 * and null leaves a field to the resolver.
 *
 * What is absent stays absent, null stays null. Where the contract has no null, null is absent;
 * where it wants a key that may be null, absent is null.
 */
export const mapInput = (
  type: GraphQLInputObjectType,
  schema: KeyedSchema,
  scope: InputMapScope,
  keys: CallKeys = {},
): InputMap => {
  const names = fieldNames();
  const writes = Object.values(type.getFields()).flatMap((field) => {
    const { [field.name]: key = keyOf(field) } = keys;
    return key === null ? [] : mapField(field, key, { type, schema, names, scope });
  });
  return {
    names,
    write: (input, document, at) => {
      for (const write of writes) write(input, document, at);
    },
  };
};

const mapField = (
  field: GraphQLInputField,
  key: string,
  parent: {
    type: GraphQLInputObjectType;
    schema: KeyedSchema;
    names: FieldNames;
    scope: InputMapScope;
  },
): Write => {
  const { name } = field;
  const { names, schema, scope } = parent;
  const fieldType = getNullableType(field.type);
  if (key === '' && isInputObjectType(fieldType)) {
    const nested = mapInput(fieldType, schema, scope);
    for (const [part, its] of nested.names.parts) names.parts.set(part, its);
    return (input, document, at) => {
      if (input[name] != null) nested.write(input[name] as Values, document, at);
    };
  }
  const found = findKey(schema, key);
  if (!found) {
    scope.report(`${parent.type.name}.${name} has no key ${key} in`);
    return () => undefined;
  }
  const { path, required } = found;
  const nullable = isNullable(found.schema);
  const isId = 'name' in fieldType && fieldType.name === 'ID';
  const own = fieldNames(name);
  const convert = mapValue(fieldType, found.schema, own, scope);
  putNames(names, path, own);
  return (input, document, at) => {
    // An empty id is none, where none is needed.
    const value = input[name] === '' && isId && !required ? undefined : input[name];
    if (value != null) set(document, path, convert(value as never, `${at}${name}`));
    else if (nullable && (required || value === null)) set(document, path, null);
  };
};

const mapValue = (
  type: GraphQLInputType,
  schema: KeyedSchema,
  names: FieldNames,
  scope: InputMapScope,
): Convert => {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const items = (schema.items ??
      schema.anyOf?.find((option) => option.items)?.items) as KeyedSchema;
    names.isList = true;
    const convert = mapValue(inner.ofType as GraphQLInputType, items, names, scope);
    const isObject = isInputObjectType(getNullableType(inner.ofType as GraphQLInputType));
    return (values: unknown[], field) =>
      values.map((value, index) => convert(value as never, isObject ? `${field}.${index}` : field));
  }
  if (isInputObjectType(inner)) return mapObject(inner, schema, names, scope);
  const isId = 'name' in inner && inner.name === 'ID' && schemaHas(schema, ID.pattern);
  return isId ? (value: string, field) => requireId(value, field) : (value: unknown) => value;
};

const mapObject = (
  type: GraphQLInputObjectType,
  schema: KeyedSchema,
  names: FieldNames,
  scope: InputMapScope,
): Convert => {
  if (type.name === UPLOAD) {
    const taken = UPLOAD_KEYS.filter((key) => ownerOf(schema, key));
    return (upload: Values) => Object.fromEntries(taken.map((key) => [key, upload[key]]));
  }
  // A value of any shape has no keys: its resolver makes it.
  if (isAny(schema)) return (value: Values) => value;
  const nested = mapInput(type, schema, scope);
  names.parts = nested.names.parts;
  return (value: Values, field) => {
    const document: Values = {};
    nested.write(value, document, `${field}.`);
    return document;
  };
};

const isAny = ({ type, properties, anyOf }: KeyedSchema): boolean =>
  type === undefined && properties === undefined && anyOf === undefined;

const schemaHas = (schema: KeyedSchema, pattern: string | undefined): boolean =>
  schema.pattern === pattern || Boolean(schema.anyOf?.some((option) => option.pattern === pattern));

const set = (document: Values, path: readonly string[], value: unknown): void => {
  let owner = document;
  for (const step of path.slice(0, -1)) owner = (owner[step] ??= {}) as Values;
  owner[path.at(-1) as string] = value;
};
