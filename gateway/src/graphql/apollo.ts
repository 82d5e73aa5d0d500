import { ApolloServer, type BaseContext, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { unwrapResolverError } from '@apollo/server/errors';
import { type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { GraphqlLimits } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { GatewayContext } from './context.ts';
import { checkAnswered } from './credential.ts';
import type { Engine } from './engine.ts';
import type { Prepared } from './operations.ts';

/**
 * Apollo Server as the host of the protocol: CSRF prevention, no mutation by GET, content
 * negotiation. Operations themselves run in the engine, whatever way they came.
 */
export const createApollo = (
  schema: GraphQLSchema,
  engine: Engine,
  limits: GraphqlLimits,
): ApolloServer<GatewayContext> =>
  new ApolloServer<GatewayContext & BaseContext>({
    schema,
    // The engine validates, in `prepare` below: the same rules and codes for every way in.
    dangerouslyDisableValidation: true,
    parseOptions: { maxTokens: limits.tokens },
    // The engine decides who may ask for the schema.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => {
      const original = unwrapResolverError(error);
      const known = original instanceof GraphQLError ? original : undefined;
      const [masked] = engine.format({
        data: null,
        errors: [
          known ?? new GraphQLError(formatted.message, { extensions: formatted.extensions ?? {} }),
        ],
      }).errors ?? [formatted];
      return masked ?? formatted;
    },
    plugins: [
      // On by default, it wraps every resolver.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        requestDidStart: () =>
          Promise.resolve({
            // An empty name is none, before Apollo looks for the operation of that name.
            didResolveSource: ({ request }) => {
              if (request.operationName === '') delete request.operationName;
              return Promise.resolve();
            },
            responseForOperation: async ({ source, operationName, request, contextValue }) => {
              const prepared = engine.prepare(source, operationName);
              const singleResult =
                'errors' in prepared
                  ? engine.format(prepared)
                  : await engine.run(prepared, request.variables, contextValue);
              const refusal = await refusalOf(contextValue, singleResult);
              countAnswer(contextValue, prepared, refusal?.answer ?? singleResult);
              return {
                http: { headers: new HeaderMap(), status: refusal?.status },
                body: { kind: 'single', singleResult: refusal?.answer ?? singleResult },
              };
            },
          }),
      },
    ],
  });

const countAnswer = (
  { asker, services }: GatewayContext,
  prepared: Prepared,
  answer: FormattedExecutionResult,
): void => {
  const operation = 'errors' in prepared ? undefined : prepared;
  if (asker.client) services.usage.count(asker.client, operation, answer.errors !== undefined);
};

/** The answer to a credential that isn't good; undefined for a good one. */
const refusalOf = async (context: GatewayContext, answer: FormattedExecutionResult) => {
  try {
    await checkAnswered(context, answer);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.asker.cookie.clear();
    const { message, extensions, status } = error;
    return { status, answer: { errors: [{ message, extensions }] } };
  }
};
