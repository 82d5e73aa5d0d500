// GraphQL Yoga on node:http with its JIT plugin, a pool of connections, and DataLoader. No TypeScript:
// its types bring the browser's along, which everything else here would be checked with.
import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createSchema, createYoga } from 'graphql-yoga';
import { loadersOf, loadingResolvers, typeDefs } from './schema.ts';
import { byPool, upstream } from './upstream.ts';

const rest = upstream(byPool());
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers: loadingResolvers }),
  plugins: [useGraphQlJit()],
  healthCheckEndpoint: '/healthz',
  logging: false,
  graphiql: false,
  landingPage: false,
  context: ({ request }) => ({
    rest,
    authorization: request.headers.get('authorization') ?? undefined,
    loaders: loadersOf(rest),
  }),
});
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');
