import type { FastifyReply } from 'fastify';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  BoardPage,
  LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Handle } from '#database/database.ts';
import type { Board } from '../submissions/tables.ts';
import { sendBoardPage } from './board-page.ts';
import { type BoardOwner, closedBoard } from './open.ts';
import { hasTemplate, type OwnerKind, renderBoard, templateOf } from './templates.ts';

/** Adds the rank on the public board to rows of the private one. */
export const withPublicRanks = (
  rows: LeaderboardRow[],
  rankOf: (teamId: string) => number | undefined,
) => rows.map((row) => ({ ...row, PublicRank: rankOf(row.Team) ?? null }));

/** Answers a page of a board, or with `template` its HTML, which leaves by the reply. */
export const answerBoard = async (
  db: Handle,
  [kind, owner, board]: [OwnerKind, BoardOwner, Board],
  page: Page<LeaderboardRow>,
  { template, reply }: { template: boolean | undefined; reply: FastifyReply },
): Promise<BoardPage> => {
  if (!template) return { ...page, hasTemplate: await hasTemplate(db, kind, owner.id) };
  const html = await templateOf(db, kind, owner.id);
  if (html === null) throw closedBoard();
  const body = await renderBoard(db, html, owner, board, page);
  return sendBoardPage(reply, owner.name, body) as never;
};
