import type { TSchema } from 'typebox';

/** A TypeBox schema as far as its keys matter. */
export interface KeyedSchema {
  type?: string;
  pattern?: string;
  properties?: Record<string, KeyedSchema>;
  required?: string[];
  items?: KeyedSchema;
  anyOf?: KeyedSchema[];
}

export interface RestKey {
  /** The way from the parent document, one key a step. */
  path: string[];
  /** True where the contract allows null there, or nothing at all. */
  nullable: boolean;
}

/** The key that a field reads unless `@from` names another: the field's name in PascalCase. */
export const pascalCase = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Finds a dotted key in a REST schema; undefined when the contract has no such key. */
export const findRestKey = (schema: TSchema, key: string): RestKey | undefined => {
  const path = key.split('.');
  let current = schema as KeyedSchema;
  let nullable = false;
  for (const step of path) {
    const owner = ownerOf(current, step);
    const next = owner?.properties?.[step];
    if (!owner || !next) return undefined;
    nullable ||= !owner.required?.includes(step) || isNullable(next);
    current = next;
  }
  return { path, nullable };
};

/** The object that has a key: the schema itself, or the option of a union. */
export const ownerOf = (schema: KeyedSchema, key: string): KeyedSchema | undefined =>
  schema.properties
    ? key in schema.properties
      ? schema
      : undefined
    : schema.anyOf?.find((option) => option.properties && key in option.properties);

export const isNullable = (schema: KeyedSchema): boolean =>
  schema.type === 'null' || Boolean(schema.anyOf?.some((option) => option.type === 'null'));

/** Reads a value along its path; a missing part gives null. */
export const readerOf = ([first, ...rest]: string[]): ((parent: never) => unknown) => {
  const key = first as string;
  if (rest.length === 0) return (parent: Record<string, unknown>) => parent[key] ?? null;
  return (parent: Record<string, unknown>) => {
    let value = parent[key];
    for (const step of rest) {
      if (value === null || value === undefined) return null;
      value = (value as Record<string, unknown>)[step];
    }
    return value ?? null;
  };
};
