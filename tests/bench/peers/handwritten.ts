// The bar: for each question an endpoint written by hand on Fastify and an undici Pool, with the
// fewest calls that can answer it, and no GraphQL at all. PORT and UPSTREAM_URL by environment.
import Fastify from 'fastify';
import { Pool } from 'undici';
import type { AuthUser } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { CompetitionTask, Stage } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Wallet } from '@whaletide/schema/domains/growth/rest.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Team } from '@whaletide/schema/domains/teams/rest.ts';
import { ids } from '../stub.ts';

const pool = new Pool(process.env.UPSTREAM_URL ?? '', { connections: 64 });
const statuses = ['NOT_STARTED', 'RUNNING', 'ENDED'];
const taskTypes = ['AUTOMATIC', 'SUBJECTIVE'];

const get = async <T>(path: string, authorization?: string): Promise<T> => {
  const { body } = await pool.request({
    path,
    method: 'GET',
    headers: authorization ? { authorization } : {},
  });
  return (await body.json()) as T;
};

const groupBy = <T, K extends keyof T>(rows: T[], key: K): Map<T[K], T[]> =>
  Map.groupBy(rows, (row) => row[key]);

const app = Fastify();
/** Texts of the answers so far: what a request costs that needs no call. */
const texts = new Map<string, string>();
app.addHook('onSend', async ({ url, method }, _reply, payload) => {
  if (method === 'POST' && !texts.has(url)) texts.set(url, String(payload));
});
app.get<{ Params: { name: string } }>('/:name/text', (request, reply) => {
  void reply.type('application/json; charset=utf-8').send(texts.get(`/${request.params.name}`));
});
app.get('/healthz', async () => ({ status: 'ok' }));

app.post('/list', async () => {
  const page = await get<Page<Competition>>('/v2/api/competitionsCommunity?page=1&perPage=12');
  const of = page.data.map(({ _id }) => _id).join(',');
  const { data } = await get<{ data: Stage[] }>(`/v2/api/stages?Competition=${of}`);
  const stages = groupBy(data, 'Competition');
  return {
    data: {
      competitions: {
        totalCount: page.totalNum,
        items: page.data.map((item) => ({
          id: item._id,
          name: item.Name,
          status: statuses[item.Status],
          usersCount: item.UsersNumber,
          teamsCount: item.TeamsNumber,
          endDate: item.EndDate,
          tags: item.Tags.map(({ Name }) => Name),
          stages: (stages.get(item._id) ?? []).map((stage) => ({
            id: stage._id,
            name: stage.Name,
            startDate: stage.StartDate,
            endDate: stage.EndDate,
          })),
        })),
      },
    },
  };
});

app.post('/detail', async () => {
  const [competition, { data: stages }] = await Promise.all([
    get<Competition>(`/v2/api/competitions/${ids.competition}`),
    get<{ data: Stage[] }>(`/v2/api/stages?Competition=${ids.competition}`),
  ]);
  const of = stages.map(({ _id }) => _id).join(',');
  const tasks = groupBy(
    (await get<{ data: CompetitionTask[] }>(`/v2/api/tasks?Stage=${of}`)).data,
    'Stage',
  );
  return {
    data: {
      competition: {
        id: competition._id,
        name: competition.Name,
        status: statuses[competition.Status],
        startDate: competition.StartDate,
        endDate: competition.EndDate,
        usersCount: competition.UsersNumber,
        tabs: competition.Tabs.map((tab) => ({
          id: tab._id,
          title: tab.Title,
          content: tab.Content,
          type: tab.Type,
        })),
        stages: stages.map((stage) => ({
          id: stage._id,
          name: stage.Name,
          tasks: (tasks.get(stage._id) ?? []).map((task) => ({
            id: task._id,
            name: task.Name,
            type: taskTypes[task.TaskType],
            startDate: task.StartDate,
            endDate: task.EndDate,
          })),
        })),
      },
    },
  };
});

app.post('/board', async () => {
  const page = await get<Page<LeaderboardRow>>(
    `/v2/api/tasks/${ids.task}/leaderboard?page=1&perPage=100`,
  );
  const of = page.data.map(({ Team: team }) => team).join(',');
  const { data } = await get<{ data: Team[] }>(`/v2/api/teams?ids=${of}`);
  const teams = new Map(data.map((team) => [team._id, team]));
  return {
    data: {
      leaderboard: {
        totalCount: page.totalNum,
        items: page.data.map((row) => {
          const team = teams.get(row.Team);
          return {
            rank: row.Rank,
            position: row.Position,
            score: row.Score,
            entries: row.Entries,
            lastSubmittedAt: row.LastSubmissionDate,
            team: team ? { id: team._id, name: team.Name, description: team.Description } : null,
          };
        }),
      },
    },
  };
});

app.post('/viewer', async ({ headers }) => {
  const [user, wallet] = await Promise.all([
    get<AuthUser>('/api/auth', headers.authorization),
    get<Wallet>('/api/wallets?Type=WHALECOIN', headers.authorization),
  ]);
  return {
    data: {
      viewer: {
        id: user._id,
        email: user.Email,
        growthScore: user.GrowthScore,
        roles: user.Roles.map((role) => role.toUpperCase()),
        member: { id: user._id, name: user.Name },
        wallet: { balance: wallet.Balance },
      },
    },
  };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
