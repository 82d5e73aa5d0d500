import type { Static, TSchema } from 'typebox';

/**
 * REST documents behind the types of the SDL, which resolvers get as their parents. Declared from
 * the list of domains (domains/all.ts).
 */
export interface Parents {}

export type Parent<Type extends keyof Parents> = Parents[Type];

/** The documents of all of these domains' REST types. */
export type ParentsOf<Domains> = Documents<RestTypesOf<Domains[keyof Domains]>>;

type RestTypesOf<Domain> = Domain extends { restTypes: infer RestTypes }
  ? (types: RestTypes) => void
  : never;

type Documents<Takers> = [Takers] extends [(types: infer RestTypes) => void]
  ? { [Type in keyof RestTypes]: RestTypes[Type] extends TSchema ? Static<RestTypes[Type]> : never }
  : never;
