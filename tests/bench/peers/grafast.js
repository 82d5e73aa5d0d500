// Grafast on Fastify with a pool of connections: plans in place of resolvers, each call made once for
// all rows of a level, and data written as text. No TypeScript, as it wants declarations of its own.
import Fastify from 'fastify';
import { context, each, execute, get, lambda, loadMany, loadOne, makeGrafastSchema } from 'grafast';
import { parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { typeDefs } from './schema.ts';
import { byPool, upstream } from './upstream.ts';

const rest = upstream(byPool());
const statuses = ['NOT_STARTED', 'RUNNING', 'ENDED'];
const taskTypes = ['AUTOMATIC', 'SUBJECTIVE'];

const pagesOf = (asked) =>
  Promise.all(asked.map(([page, perPage]) => rest.competitions(page, perPage)));
const competitionsOf = (ids) => Promise.all(ids.map((id) => rest.competition(id)));
const boardsOf = (asked) =>
  Promise.all(asked.map(([task, page, perPage]) => rest.leaderboard(task, page, perPage)));
const usersOf = (tokens) => Promise.all(tokens.map((token) => rest.user(token)));
const walletsOf = (tokens) => Promise.all(tokens.map((token) => rest.wallet(token)));
const stagesOf = (ids) => rest.stagesOf(ids);
const tasksOf = (ids) => rest.tasksOf(ids);
const teamsOf = (ids) => rest.teams(ids);

/** Plans of fields that read a key of their object. */
const keys = (names) =>
  Object.fromEntries(
    Object.entries(names).map(([field, key]) => [field, ($row) => get($row, key)]),
  );
const dates = { startDate: 'StartDate', endDate: 'EndDate' };
const token = () => get(context(), 'authorization');

const schema = makeGrafastSchema({
  typeDefs,
  objects: {
    Query: {
      plans: {
        competitions: (_, { $page, $perPage }) => loadOne([$page, $perPage], pagesOf),
        competition: (_, { $id }) => loadOne($id, competitionsOf),
        leaderboard: (_, { $taskId, $page, $perPage }) =>
          loadOne([$taskId, $page, $perPage], boardsOf),
        viewer: () => loadOne(token(), usersOf),
      },
    },
    CompetitionPage: { plans: keys({ totalCount: 'totalNum', items: 'data' }) },
    Leaderboard: { plans: keys({ totalCount: 'totalNum', items: 'data' }) },
    Competition: {
      plans: {
        ...keys({ id: '_id', name: 'Name', ...dates, tabs: 'Tabs' }),
        ...keys({ usersCount: 'UsersNumber', teamsCount: 'TeamsNumber' }),
        status: ($row) => lambda(get($row, 'Status'), (status) => statuses[status], true),
        tags: ($row) => each(get($row, 'Tags'), ($tag) => get($tag, 'Name')),
        stages: ($row) => loadMany(get($row, '_id'), stagesOf),
      },
    },
    Tab: { plans: keys({ id: '_id', title: 'Title', content: 'Content', type: 'Type' }) },
    Stage: {
      plans: {
        ...keys({ id: '_id', name: 'Name', ...dates }),
        tasks: ($stage) => loadMany(get($stage, '_id'), tasksOf),
      },
    },
    Task: {
      plans: {
        ...keys({ id: '_id', name: 'Name', ...dates }),
        type: ($task) => lambda(get($task, 'TaskType'), (type) => taskTypes[type], true),
      },
    },
    Row: {
      plans: {
        ...keys({ rank: 'Rank', position: 'Position', score: 'Score', entries: 'Entries' }),
        ...keys({ lastSubmittedAt: 'LastSubmissionDate' }),
        team: ($row) => loadOne(get($row, 'Team'), teamsOf),
      },
    },
    Team: { plans: keys({ id: '_id', name: 'Name', description: 'Description' }) },
    Viewer: {
      plans: {
        ...keys({ id: '_id', email: 'Email', growthScore: 'GrowthScore' }),
        roles: ($user) => each(get($user, 'Roles'), ($role) => lambda($role, upper, true)),
        member: ($user) => $user,
        wallet: () => loadOne(token(), walletsOf),
      },
    },
    Member: { plans: keys({ id: '_id', name: 'Name' }) },
    Wallet: { plans: keys({ balance: 'Balance' }) },
  },
});

function upper(text) {
  return text.toUpperCase();
}

/** Documents that have been read and checked. */
const documents = new LRUCache({ max: 500 });
const documentOf = (query) => {
  let document = documents.get(query);
  if (!document) {
    document = parse(query);
    const [error] = validate(schema, document);
    if (error) throw error;
    documents.set(query, document);
  }
  return document;
};

const app = Fastify();
app.get('/healthz', async () => ({ status: 'ok' }));
app.post('/graphql', async ({ body, headers: { authorization } }, reply) => {
  const { data, errors } = await execute({
    schema,
    document: documentOf(body.query),
    variableValues: body.variables,
    contextValue: { authorization },
    resolvedPreset: {},
    outputDataAsString: true,
  });
  if (errors) throw errors[0];
  return reply.type('application/json; charset=utf-8').send(`{"data":${data}}`);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
