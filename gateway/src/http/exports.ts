import { dataExportCalls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import {
  boardFileCalls,
  boardFileKinds,
} from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { LabToken } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { exportCalls, exportKinds } from '@whaletide/schema/domains/managing/rest/exports.ts';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/schema';
import { isId } from '../graphql/ids.ts';
import { Refusal, signInFirst } from '../refusal.ts';
import { Authorships } from '@whaletide/schema/shared/rest/authorship.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { sendOwned } from './owned.ts';
import type { RateLimits } from './rate-limits.ts';
import { readCredentials, type SessionCookies } from './session.ts';
import { streamScope } from './streaming.ts';

const labToken = Compile(LabToken);

const areAuthors = Compile(Authorships);

const boards = ['public', 'private'] as const;
const boardTexts = ['Name', 'School', 'Company'] as const;
const boardFlags = ['Managed', 'Late', 'Followed'] as const;

/** The part of a board that an address asks for. @throws Refusal BAD_USER_INPUT */
const boardQueryOf = (given: Record<string, unknown>) => {
  const texts = boardTexts.flatMap((key) => {
    const text = given[key];
    if (text === undefined) return [];
    if (typeof text !== 'string' || text.length > 100)
      throw new Refusal('BAD_USER_INPUT', '筛选条件最多100个字符', { field: key });
    return [[key, text]];
  });
  const flags = boardFlags.flatMap((key) => (given[key] === 'true' ? [[key, true]] : []));
  const { Authorship } = given;
  if (Authorship !== undefined && !areAuthors.Check(Authorship))
    throw new Refusal('BAD_USER_INPUT', '作者类型无效', { field: 'Authorship' });
  const Board = boards.find((known) => known === (given.Board ?? 'public'));
  if (!Board) throw new Refusal('BAD_USER_INPUT', '榜单只有 public 和 private', { field: 'Board' });
  const authors = areAuthors.Check(Authorship) && { Authorship };
  return { Board, ...authors, ...Object.fromEntries([...texts, ...flags]) };
};

interface ExportParts {
  streams: FileStreams;
  cookies: SessionCookies;
  rates: RateLimits;
}

/**
 * `GET /exports/competitions/:id/:kind`: a table of a competition as CSV, for its managers.
 * `GET /exports/boards/:kind/:id?Board=…`: a board as CSV, for readers who may see it.
 * `GET /exports/tasks/:id/solution`: the hidden solution of a task, for its managers.
 * `GET /exports/classes/:id`: the grades of a class as CSV, for who runs it.
 * `GET /exports/archives/:id`: a competition as a file, for its managers.
 * `GET /exports/account/:id`: a member's own data, for the browser that they are signed in with.
 * `GET /exports/projects/:id?token=&notebook=`: the notebooks of a project's version, or one of them, for its readers.
 */
export const exportRoutes = (
  app: FastifyInstance,
  { streams, cookies, rates }: ExportParts,
): void => {
  /**
   * Answers the caller's token, and counts the request against its rate. @throws Refusal
   * UNAUTHENTICATED, RATE_LIMITED
   */
  const tokenOf = async (request: FastifyRequest): Promise<string> => {
    const { token } = readCredentials(request.headers, cookies);
    if (token === undefined) throw signInFirst();
    await rates.operation(token, request.ip);
    return token;
  };

  app.get<{ Params: { id: string; kind: string } }>(
    '/exports/competitions/:id/:kind',
    async (request, reply) => {
      const token = await tokenOf(request);
      const { id } = request.params;
      const kind = exportKinds.find((known) => known === request.params.kind);
      if (!kind || !isId(id)) throw new Refusal('NOT_FOUND', '未找到该导出');
      const scope = { ...streamScope(request, reply, token), token };
      return sendOwned(reply, streams.owned(exportCalls.csv, { params: { id, kind } }, scope));
    },
  );

  app.get<{ Params: { id: string; kind: string }; Querystring: Record<string, unknown> }>(
    '/exports/boards/:kind/:id',
    async (request, reply) => {
      const { token } = readCredentials(request.headers, cookies);
      await rates.operation(token, request.ip);
      const { id } = request.params;
      const kind = boardFileKinds.find((known) => known === request.params.kind);
      if (!kind || !isId(id)) throw new Refusal('NOT_FOUND', '未找到该排行榜');
      const query = boardQueryOf(request.query);
      const scope = streamScope(request, reply, token);
      const input = { params: { kind, id }, query };
      return sendOwned(reply, streams.readable(boardFileCalls.csv, input, scope));
    },
  );

  app.get<{ Params: { id: string } }>('/exports/tasks/:id/solution', async (request, reply) => {
    const token = await tokenOf(request);
    const { id } = request.params;
    if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该任务');
    const scope = { ...streamScope(request, reply, token), token };
    return sendOwned(
      reply,
      streams.owned(managingCalls.downloadSolution, { params: { id } }, scope),
    );
  });

  app.get<{ Params: { id: string }; Querystring: { token?: unknown; notebook?: unknown } }>(
    '/exports/projects/:id',
    async (request, reply) => {
      const { token: session } = readCredentials(request.headers, cookies);
      await rates.operation(session, request.ip);
      const { id } = request.params;
      const { token, notebook } = request.query;
      if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该项目版本');
      const query = {
        ...(typeof token === 'string' && labToken.Check(token) && { token }),
        ...(typeof notebook === 'string' && isId(notebook) && { Notebook: notebook }),
      };
      const scope = streamScope(request, reply, session);
      const input = { params: { id }, query };
      return sendOwned(reply, streams.readable(comparisonCalls.download, input, scope));
    },
  );

  app.get<{ Params: { id: string } }>('/exports/classes/:id', async (request, reply) => {
    const token = await tokenOf(request);
    const { id } = request.params;
    if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该班级');
    const scope = { ...streamScope(request, reply, token), token };
    return sendOwned(reply, streams.owned(classStudentCalls.grades, { params: { id } }, scope));
  });

  app.get<{ Params: { id: string } }>('/exports/archives/:id', async (request, reply) => {
    const token = await tokenOf(request);
    const { id } = request.params;
    if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该导出');
    const scope = { ...streamScope(request, reply, token), token };
    return sendOwned(reply, streams.owned(archiveCalls.download, { params: { id } }, scope));
  });

  app.get<{ Params: { id: string } }>('/exports/account/:id', async (request, reply) => {
    const token = await tokenOf(request);
    const { id } = request.params;
    if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该导出');
    const scope = { ...streamScope(request, reply, token), token };
    return sendOwned(reply, streams.owned(dataExportCalls.download, { params: { id } }, scope));
  });
};
