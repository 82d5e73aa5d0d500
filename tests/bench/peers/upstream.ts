// Facts that the peers know of the REST stub: its shapes, and two ways to ask for them.
import { Pool } from 'undici';
import type { AuthUser } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { CompetitionTask, Stage } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { Wallet } from '@whaletide/schema/domains/growth/rest.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Team } from '@whaletide/schema/domains/teams/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';

/** Asks for a path, with the header of the member if there is one. */
export type Get = <T>(path: string, authorization?: string) => Promise<T>;

const origin = process.env.UPSTREAM_URL ?? '';

/** By the platform's own fetch, as most servers do. */
export const byFetch: Get = async <T>(path: string, authorization?: string) => {
  const response = await fetch(origin + path, { headers: authorization ? { authorization } : {} });
  return (await response.json()) as T;
};

/** By a pool of kept connections. */
export const byPool = (): Get => {
  const pool = new Pool(origin, { connections: 64 });
  return async <T>(path: string, authorization?: string) => {
    const { body } = await pool.request({
      path,
      method: 'GET',
      headers: authorization ? { authorization } : {},
    });
    return (await body.json()) as T;
  };
};

/** Rows of each of these ids, in their order, by one call. */
export const upstream = (get: Get) => {
  const manyOf = async <T, K extends keyof T>(path: string, key: K, of: readonly string[]) => {
    const { data } = await get<{ data: T[] }>(`${path}${of.join(',')}`);
    const rows = Map.groupBy(data, (row) => row[key]);
    return of.map((id) => rows.get(id as T[K]) ?? []);
  };
  return {
    competitions: (page: number, perPage: number) =>
      get<Page<Competition>>(`/v2/api/competitionsCommunity?page=${page}&perPage=${perPage}`),
    competition: (id: string) => get<Competition>(`/v2/api/competitions/${id}`),
    stagesOf: (ids: readonly string[]) =>
      manyOf<Stage, 'Competition'>('/v2/api/stages?Competition=', 'Competition', ids),
    tasksOf: (ids: readonly string[]) =>
      manyOf<CompetitionTask, 'Stage'>('/v2/api/tasks?Stage=', 'Stage', ids),
    leaderboard: (task: string, page: number, perPage: number) =>
      get<Page<LeaderboardRow>>(
        `/v2/api/tasks/${task}/leaderboard?page=${page}&perPage=${perPage}`,
      ),
    teams: async (ids: readonly string[]) => {
      const { data } = await get<{ data: Team[] }>(`/v2/api/teams?ids=${ids.join(',')}`);
      const teams = new Map(data.map((team) => [team._id, team]));
      return ids.map((id) => teams.get(id) ?? null);
    },
    user: (authorization: string) => get<AuthUser>('/api/auth', authorization),
    wallet: (authorization: string) => get<Wallet>('/api/wallets?Type=WHALECOIN', authorization),
  };
};

export type Rest = ReturnType<typeof upstream>;
