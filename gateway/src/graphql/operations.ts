import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
  visit,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GraphqlLimits } from '../config.ts';
import { type Cost, costOf } from './cost.ts';
import { codes, withCode } from './errors.ts';
import { isIntrospection, limitError, limitRules } from './limits.ts';
import { type DocumentTexts, textsOf } from './readable.ts';

/** An operation that may run: parsed, valid, within the limits that don't hang on variables. */
export interface Operation {
  /** Its own among all that this process has prepared. */
  id: number;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  name: string | undefined;
  cost: Cost;
  introspects: boolean;
  /** True where the address of who asks counts, so that visitors share no answer. */
  countsAddress: boolean;
  texts: DocumentTexts;
  /** Number of runs; operations that come again are compiled. */
  runs: number;
  /** `null` where it can't be compiled. */
  compiled: CompiledQuery['query'] | null | undefined;
}

export type Prepared = Operation | { errors: readonly GraphQLError[] };

/**
 * Prepares operations, once for each document and operation name: keyed by the document alone,
 * another operation of the same document would run. Bounded; refused documents aren't kept.
 */
export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #limits: GraphqlLimits;
  readonly #suggests: boolean;
  readonly #kept: LRUCache<string, Operation>;
  readonly #rules: readonly ValidationRule[];
  /** Operations of shipped clients by their texts: no other document takes their place. */
  readonly #known = new Map<string, Operation>();
  #count = 0;

  constructor(schema: GraphQLSchema, limits: GraphqlLimits, options: { suggests: boolean }) {
    this.#schema = schema;
    this.#limits = limits;
    this.#suggests = options.suggests;
    this.#kept = new LRUCache({ max: limits.documents });
    this.#rules = [...specifiedRules, ...limitRules(limits)];
  }

  prepare(source: string, operationName: string | undefined): Prepared {
    const key = operationName === undefined ? source : `${operationName} ${source}`;
    const kept = this.#known.get(key) ?? this.#kept.get(key);
    if (kept) return kept;
    try {
      const prepared = this.#read(source, operationName);
      if ('definition' in prepared) this.#kept.set(key, prepared);
      return prepared;
    } catch (error) {
      // graphql-js reads values within values by recursion, and has no limit for it.
      if (isStackOverflow(error)) return { errors: [limitError('查询中的值嵌套过深')] };
      throw error;
    }
  }

  #read(source: string, operationName: string | undefined): Prepared {
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: this.#limits.tokens });
    } catch (error) {
      return { errors: [parseError(error, this.#limits.tokens)] };
    }
    const errors = validate(this.#schema, document, this.#rules, {
      maxErrors: this.#limits.errors,
      hideSuggestions: !this.#suggests,
    });
    if (errors.length > 0) {
      return {
        errors: errors
          .slice(0, this.#limits.errors)
          .map((error) => (error.extensions.code ? error : withCode(error, codes.validation))),
      };
    }
    return this.fromDocument(document, operationName);
  }

  /** Prepares the one operation of a text that a shipped client sends, and keeps it for good. */
  prepareKnown(source: string): Prepared {
    const known = this.#known.get(source);
    if (known) return known;
    const prepared = this.prepare(source, undefined);
    if ('definition' in prepared) this.#known.set(source, prepared);
    return prepared;
  }

  /** An operation of a document that is known to be valid. */
  fromDocument(document: DocumentNode, operationName: string | undefined): Prepared {
    const definition = getOperationAST(document, operationName);
    if (!definition) {
      const message =
        operationName === undefined
          ? 'Must provide operation name if query contains multiple operations.'
          : `Unknown operation named "${operationName}".`;
      return { errors: [new GraphQLError(message, { extensions: { code: codes.operation } })] };
    }
    return {
      id: (this.#count += 1),
      document,
      definition,
      name: operationName,
      cost: costOf(this.#schema, document, definition, {
        assumed: this.#limits.assumedListSize,
        limit: this.#limits.cost,
      }),
      introspects: asksFor(document, isOfSchema),
      countsAddress: asksFor(document, ({ name }) => COUNTED_BY_ADDRESS.has(name.value)),
      texts: textsOf(document),
      runs: 0,
      compiled: undefined,
    };
  }

  /** The refusal of an operation that costs too much with these variables. */
  overCost({ cost, definition }: Operation, variables: Record<string, unknown> | undefined) {
    const asked = cost(variables);
    if (asked <= this.#limits.cost) return undefined;
    const shown = asked === Infinity ? '' : `（${asked}）`;
    return limitError(`查询过于复杂${shown}，上限为 ${this.#limits.cost}`, definition);
  }
}

const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack');

const parseError = (error: unknown, tokens: number): GraphQLError => {
  if (!(error instanceof GraphQLError)) throw error;
  // graphql-js says so in words only.
  return error.message.includes('tokens. Parsing aborted')
    ? limitError(`查询过长，上限为 ${tokens} 个词元`)
    : withCode(error, codes.parse);
};

/** Tells whether a field that is meant occurs anywhere in a document. */
const asksFor = (document: DocumentNode, isMeant: (field: FieldNode) => boolean): boolean => {
  let asks = false;
  visit(document, {
    Field: (field) => {
      if (!isMeant(field)) return undefined;
      asks = true;
      return BREAK;
    },
  });
  return asks;
};

/** Tells `__schema` and `__type`; below the roots no type has such fields. */
const isOfSchema = (field: FieldNode): boolean =>
  isIntrospection(field) && field.name.value !== '__typename';

/** Fields that platform computes for who asks, in turns by their address. */
const COUNTED_BY_ADDRESS: ReadonlySet<string> = new Set(['datasetFilePart']);
