import { Type } from 'typebox';
import { Authorships } from '#shared/rest/authorship.ts';
import { call } from '#shared/rest/call.ts';
import { Id } from '#shared/rest/common.ts';

/** Owners of boards that are saved as a file: a task, a stage, or a group of a task's teams. */
export const boardFileKinds = ['tasks', 'stages', 'groups'] as const;
export type BoardFileKind = (typeof boardFileKinds)[number];

const Part = Type.Optional(Type.String({ maxLength: 100 }));
const Flag = Type.Optional(Type.Boolean());

/** The board that is meant, and the part of it, as its pages are asked for. */
export const BoardFileQuery = Type.Object({
  Board: Type.Enum(['public', 'private'] as const, { default: 'public' }),
  /** Asks, for who manages the competition, for a task's or a stage's board, whether it is open or not. */
  Managed: Flag,
  /** The board of a task's late works. */
  Late: Flag,
  Name: Part,
  School: Part,
  Company: Part,
  /** Teams alone with somebody whom the caller follows, and their own; none for a visitor. */
  Followed: Flag,
  /** Authors whose rows alone are meant, with ranks among them. */
  Authorship: Type.Optional(Authorships),
});

/** Ours: boards as files, whole however long. */
export const boardFileCalls = {
  csv: call({
    operation: 'leaderboards.csv',
    slow: true,
    method: 'GET',
    path: '/v2/api/boardFiles/:kind/:id',
    access: 'either',
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    summary:
      'All rows of a board, or of a part of its teams, as CSV in UTF-8 with a byte order mark, as of one moment; what a spreadsheet would run as a formula is defused. Scores are as the board shows them, exact for who manages the competition with `Managed` (403 for others); 404 for a board that isn’t open',
    params: Type.Object({ kind: Type.Enum(boardFileKinds), id: Id }),
    query: BoardFileQuery,
    response: Type.Unknown(),
  }),
};
