// Hive Gateway before the same resolvers, as a transport in its own process, which is how it runs a
// REST source: what it plans is delegated to a schema beside it. No TypeScript, as for Yoga.
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { createDefaultExecutor } from '@graphql-mesh/transport-common';
import { createSchema } from 'graphql-yoga';
import { loadersOf, loadingResolvers, typeDefs } from './schema.ts';
import { byPool, upstream } from './upstream.ts';

const rest = upstream(byPool());
const execute = createDefaultExecutor(createSchema({ typeDefs, resolvers: loadingResolvers }));

const gateway = createGatewayRuntime({
  subgraph: `
    directive @transport(subgraph: String!, kind: String!, location: String!) repeatable on SCHEMA
    schema @transport(subgraph: "platform", kind: "rest", location: "${process.env.UPSTREAM_URL}") {
      query: Query
    }
    ${typeDefs}`,
  transports: {
    rest: {
      getSubgraphExecutor: () => (request) => {
        const { authorization } = request.context.headers;
        return execute({ ...request, context: { rest, authorization, loaders: loadersOf(rest) } });
      },
    },
  },
  healthCheckEndpoint: '/healthz',
  logging: false,
  graphiql: false,
  landingPage: false,
});
createServer(gateway).listen(Number(process.env.PORT), '127.0.0.1');
