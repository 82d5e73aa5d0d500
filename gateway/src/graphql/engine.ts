import {
  createSourceEventStream,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { GraphqlLimits } from '../config.ts';
import type { GatewayContext } from './context.ts';
import { asGraphqlError, codes, publicError, withCode } from './errors.ts';
import { EventAnswers } from './event-answers.ts';
import type { Executor, Variables } from './executor.ts';
import type { Operation, Operations, Prepared } from './operations.ts';
import { unreadableVariable } from './readable.ts';

export interface EngineObserver {
  /** A query or mutation is answered; `codes` are those of its errors. */
  answered(kind: string, seconds: number, codes: string[]): void;
  /** Told of every error that is masked, with the reference that the member sees. */
  masked(error: unknown, reference: string, requestId: string | undefined): void;
}

/** Rule on which callers may query the schema itself; throws a refusal for all others. */
export type IntrospectionRule = (context: GatewayContext) => Promise<void>;

/**
 * The one way of an operation, whatever brings it: prepared (parsed, validated, limited), then
 * run, then masked. HTTP, WebSocket and Apollo's own path all go through here.
 */
export class Engine {
  readonly schema: GraphQLSchema;
  readonly #operations: Operations;
  readonly #executor: Executor;
  readonly #limits: GraphqlLimits;
  readonly #mayIntrospect: IntrospectionRule;
  readonly #observer: EngineObserver;
  readonly #eventAnswers = new EventAnswers();

  constructor(parts: {
    schema: GraphQLSchema;
    operations: Operations;
    executor: Executor;
    limits: GraphqlLimits;
    mayIntrospect: IntrospectionRule;
    observer: EngineObserver;
  }) {
    this.schema = parts.schema;
    this.#operations = parts.operations;
    this.#executor = parts.executor;
    this.#limits = parts.limits;
    this.#mayIntrospect = parts.mayIntrospect;
    this.#observer = parts.observer;
  }

  /** An empty operation name is none, as clients send it who always send the key. */
  prepare(source: string, operationName: string | null | undefined): Prepared {
    return this.#operations.prepare(source, operationName || undefined);
  }

  /** Prepares a text that shipped clients send, whose one operation needs no name. */
  prepareKnown(source: string): Prepared {
    return this.#operations.prepareKnown(source);
  }

  /** Does what the first runs of an operation would do. */
  warm(source: string): void {
    const prepared = this.prepareKnown(source);
    if ('definition' in prepared) this.#executor.compile(prepared);
  }

  /** Answers the cost of an operation with these variables, and its limit. */
  costOf(operation: Operation, variables: Variables): { cost: number; costLimit: number } {
    return { cost: operation.cost(variables), costLimit: this.#limits.cost };
  }

  /** Runs a query or mutation; never throws. */
  async run(
    operation: Operation,
    variables: Variables,
    context: GatewayContext,
  ): Promise<FormattedExecutionResult> {
    const startedAt = performance.now();
    let result: ExecutionResult;
    try {
      const refusal = this.#refusalOf(operation, variables);
      if (operation.introspects) await this.#mayIntrospect(context);
      result = refusal
        ? { errors: [refusal] }
        : await this.#executor.execute(operation, variables, context);
    } catch (error) {
      result = { errors: [asGraphqlError(error)] };
    }
    const answer = this.format(result, context.asker.requestId);
    this.#observer.answered(
      operation.definition.operation,
      (performance.now() - startedAt) / 1000,
      (answer.errors ?? []).map((error) => String(error.extensions?.code)),
    );
    return answer;
  }

  /**
   * Opens a subscription. Each event runs with loaders of its own, so that it sees what is and
   * not what was when the subscription began; once for all of a member's that ask alike.
   *
   * @param heard told of each event as its answer is given
   */
  async subscribe(
    operation: Operation,
    variables: Variables,
    context: GatewayContext,
    heard?: (event: unknown) => void,
  ): Promise<AsyncIterableIterator<FormattedExecutionResult> | FormattedExecutionResult> {
    const refusal = this.#refusalOf(operation, variables);
    if (refusal) return this.format({ errors: [refusal] });
    const events = await createSourceEventStream({
      schema: this.schema,
      document: operation.document,
      contextValue: context,
      variableValues: variables,
      operationName: operation.name,
    });
    if (!(Symbol.asyncIterator in events)) return this.format(events);
    const source = events[Symbol.asyncIterator]();
    const asked = `${operation.id} ${context.asker.token} ${JSON.stringify(variables)}`;
    const next = async ({
      done,
      value,
    }: IteratorResult<unknown>): Promise<IteratorResult<FormattedExecutionResult>> => {
      if (done) return { done, value: undefined };
      const answer = this.#eventAnswers.get(value as object, asked, () =>
        this.#answerEvent(operation, variables, context, value),
      );
      heard?.(value);
      return { done: false, value: await answer };
    };
    const answers: AsyncIterableIterator<FormattedExecutionResult> = {
      next: async () => {
        try {
          return await next(await source.next());
        } catch (error) {
          // A subscription that can't go on ends with its reason.
          await source.return?.();
          return { done: false, value: this.format({ errors: [asGraphqlError(error)] }) };
        }
      },
      return: async () => {
        await source.return?.();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => answers,
    };
    return answers;
  }

  async #answerEvent(
    operation: Operation,
    variables: Variables,
    context: GatewayContext,
    event: unknown,
  ): Promise<FormattedExecutionResult> {
    const result = await this.#executor.execute(operation, variables, context.afresh(), event);
    return this.format(result, context.asker.requestId);
  }

  /** The answer as a client may see it: errors masked, and no more of them than help. */
  format(
    result: { data?: ExecutionResult['data']; errors?: readonly GraphQLError[] | undefined },
    requestId?: string,
  ): FormattedExecutionResult {
    if (!result.errors) return result as FormattedExecutionResult;
    const errors = result.errors
      .slice(0, this.#limits.errors)
      .map((error) =>
        publicError(this.#named(error, result), (cause, reference) =>
          this.#observer.masked(cause, reference, requestId),
        ),
      );
    return result.data === undefined ? { errors } : { data: result.data, errors };
  }

  /** The refusal of an operation with these variables, before anything of it runs. */
  #refusalOf(operation: Operation, variables: Variables): GraphQLError | undefined {
    return (
      this.#operations.overCost(operation, variables) ??
      operation.texts.refusal ??
      unreadableVariable(operation.texts, variables)
    );
  }

  /** Variables that don't fit are refused before anything ran, and without a code. */
  #named(error: GraphQLError, { data }: { data?: unknown }): GraphQLError {
    // For a wrong variable graphql-js keeps its own complaint as the original.
    const thrown = error.originalError && !(error.originalError instanceof GraphQLError);
    if (data !== undefined || thrown || error.path || error.extensions.code) return error;
    return withCode(error, codes.variables, '变量有误：');
  }
}
