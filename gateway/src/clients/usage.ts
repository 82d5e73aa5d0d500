import type { GraphQLSchema } from 'graphql';
import type { ClientReport } from '@whaletide/schema/domains/clients/rest.ts';
import { FIELDS_OF_CLIENT } from '@whaletide/schema/domains/clients/rules.ts';
import type { Operation } from '../graphql/operations.ts';
import { type Client, OTHERS } from './client.ts';
import { deprecatedIn } from './deprecated.ts';

/** Clients that are told apart between two reports; all others count together. */
const MOST_CLIENTS = 200;

/** Told of each operation as it is counted; the metrics are. */
export interface UsageObserver {
  clientOperation(client: Client, failed: boolean, deprecated: readonly string[]): void;
}

interface Counted extends Client {
  operations: number;
  errors: number;
  fields: Map<string, number>;
}

/** Counts what clients ask for, until it is reported. */
export class ClientUsage {
  readonly #schema: () => GraphQLSchema;
  readonly #observer: UsageObserver;
  #counts = new Map<string, Counted>();

  constructor(schema: () => GraphQLSchema, observer: UsageObserver) {
    this.#schema = schema;
    this.#observer = observer;
  }

  /**
   * Counts an operation that has been answered.
   *
   * @param operation undefined for one that couldn't be read, or was refused unread
   * @param failed true where its answer has errors
   */
  count(client: Client, operation: Operation | undefined, failed: boolean): void {
    const deprecated = operation ? deprecatedIn(this.#schema(), operation) : [];
    const row = this.#rowOf(client);
    row.operations += 1;
    if (failed) row.errors += 1;
    for (const field of deprecated) add(row, field, 1);
    this.#observer.clientOperation(client, failed, deprecated);
  }

  /** Counts an operation once it is answered; one that is refused as a whole has failed. */
  async counted<Answer extends { errors?: unknown }>(
    client: Client | undefined,
    operation: Operation,
    answering: Promise<Answer>,
  ): Promise<Answer> {
    let failed = true;
    try {
      const answer = await answering;
      failed = answer.errors !== undefined;
      return answer;
    } finally {
      if (client) this.count(client, operation, failed);
    }
  }

  /** Takes out what has been counted so far. */
  take(): ClientReport[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken.map(({ kind, name, version, operations, errors, fields }) => ({
      Kind: kind,
      ...(name !== '' && { Name: name }),
      ...(version !== '' && { Version: version }),
      Operations: operations,
      Errors: errors,
      Deprecated: [...fields].map(([Field, Count]) => ({ Field, Count })),
    }));
  }

  /** Counts again what could not be reported. */
  giveBack(reports: readonly ClientReport[]): void {
    for (const { Kind, Name = '', Version = '', Operations, Errors, Deprecated } of reports) {
      const row = this.#rowOf({ kind: Kind, name: Name, version: Version });
      row.operations += Operations;
      row.errors += Errors;
      for (const { Field, Count } of Deprecated) add(row, Field, Count);
    }
  }

  #rowOf(client: Client): Counted {
    const key = `${client.kind} ${client.name}\n${client.version}`;
    const row = this.#counts.get(key);
    if (row) return row;
    if (client.kind === 'NAMED' && this.#counts.size >= MOST_CLIENTS) return this.#rowOf(OTHERS);
    const fresh = { ...client, operations: 0, errors: 0, fields: new Map<string, number>() };
    this.#counts.set(key, fresh);
    return fresh;
  }
}

const add = ({ fields }: Counted, field: string, times: number): void => {
  const before = fields.get(field);
  if (before !== undefined || fields.size < FIELDS_OF_CLIENT)
    fields.set(field, (before ?? 0) + times);
};
