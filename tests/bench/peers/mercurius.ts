// Mercurius with JIT and a pool of connections: with DataLoader as it is tuned by hand, or with its
// own loaders (LOADERS=own), which give each request a cache of its own.
import Fastify from 'fastify';
import mercurius, { type IResolvers, type MercuriusLoaders } from 'mercurius';
import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Stage } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { loadersOf, loadingResolvers, type PeerContext, resolvers, typeDefs } from './schema.ts';
import { byPool, upstream } from './upstream.ts';

const rest = upstream(byPool());
const own = process.env.LOADERS === 'own';
type Queries<T> = { obj: T }[];

const loaders = {
  Competition: {
    stages: (queries: Queries<Competition>) => rest.stagesOf(queries.map(({ obj }) => obj._id)),
  },
  Stage: {
    tasks: (queries: Queries<Stage>) => rest.tasksOf(queries.map(({ obj }) => obj._id)),
  },
  Row: {
    team: (queries: Queries<LeaderboardRow>) => rest.teams(queries.map(({ obj }) => obj.Team)),
  },
};

const app = Fastify();
app.get('/healthz', async () => ({ status: 'ok' }));
await app.register(mercurius, {
  schema: typeDefs,
  resolvers: (own ? resolvers : loadingResolvers) as unknown as IResolvers,
  ...(own && { loaders: loaders as unknown as MercuriusLoaders }),
  jit: 1,
  context: ({ headers: { authorization } }): PeerContext => ({
    rest,
    authorization,
    ...(!own && { loaders: loadersOf(rest) }),
  }),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
