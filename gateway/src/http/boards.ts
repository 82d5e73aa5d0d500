import {
  boardTemplateCalls,
  ExternalBoardName,
} from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/schema';
import { isId } from '../graphql/ids.ts';
import { Refusal } from '../refusal.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { sendFramed, visitorScope } from './framed-pages.ts';

const externalName = Compile(ExternalBoardName);
const words = {
  missing: '暂无该排行榜信息或该排行榜暂未公开',
  failed: '排行榜暂时无法显示，请稍后再试',
};
/** Boards move while they are open. */
const CACHE = 'no-cache';

const calls = {
  'tasks/leaderboard': leaderboardCalls.taskPublic,
  'tasks/privateLb': leaderboardCalls.taskPrivate,
  'stages/leaderboard': leaderboardCalls.stagePublic,
  'stages/privateLb': leaderboardCalls.stagePrivate,
} as const;

const numberOf = (value: unknown, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : fallback;
};

/**
 * `GET /boards/tasks|stages/:id/leaderboard|privateLb?page=&perPage=`: a page of a board in its
 * organizer's template; `GET /boards/external/:name`: a configured board from elsewhere.
 */
export const boardRoutes = (app: FastifyInstance, streams: FileStreams): void => {
  app.get<{
    Params: { parent: string; id: string; board: string };
    Querystring: { page?: unknown; perPage?: unknown };
  }>('/boards/:parent/:id/:board', async (request, reply) => {
    const { parent, id, board } = request.params;
    const call = calls[`${parent}/${board}` as keyof typeof calls] as
      (typeof calls)[keyof typeof calls] | undefined;
    if (!call || !isId(id)) throw new Refusal('NOT_FOUND', words.missing);
    const { page, perPage } = request.query;
    const query = { page: numberOf(page, 1), perPage: numberOf(perPage, 50), template: true };
    const scope = visitorScope(request, reply);
    return sendFramed(reply, await streams.page(call, { params: { id }, query }, scope), words, {
      cacheControl: CACHE,
    });
  });

  app.get<{ Params: { name: string } }>('/boards/external/:name', async (request, reply) => {
    const { name } = request.params;
    if (!externalName.Check(name)) throw new Refusal('NOT_FOUND', words.missing);
    const scope = visitorScope(request, reply);
    const { external } = boardTemplateCalls;
    return sendFramed(reply, await streams.page(external, { params: { name } }, scope), words, {
      cacheControl: CACHE,
    });
  });
};
