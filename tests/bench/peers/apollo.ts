// Apollo Server as its documentation sets it up: its Fastify integration, fetch, and DataLoader.
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import Fastify from 'fastify';
import { loadersOf, loadingResolvers, type PeerContext, typeDefs } from './schema.ts';
import { byFetch, upstream } from './upstream.ts';

const rest = upstream(byFetch);
const apollo = new ApolloServer<PeerContext>({ typeDefs, resolvers: loadingResolvers });
await apollo.start();
const app = Fastify();
app.get('/healthz', async () => ({ status: 'ok' }));
await app.register(fastifyApollo(apollo), {
  context: ({ headers: { authorization } }) =>
    Promise.resolve({ rest, authorization, loaders: loadersOf(rest) }),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
