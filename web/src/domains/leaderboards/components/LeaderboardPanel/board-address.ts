import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import type { BoardAsked } from './board-filter.ts';
import type { BoardKey } from './boards.ts';

const ownerOf = (of: BoardKey): string => {
  if ('taskId' in of) return `tasks/${of.taskId}`;
  return 'stageId' in of ? `stages/${of.stageId}` : `groups/${of.leaderboardId}`;
};

/** Address at which the site serves a board, or the part of it that is shown, as CSV. */
export const boardAddress = (of: BoardKey, board: LeaderboardBoard, asked: BoardAsked): string => {
  const query = new URLSearchParams({ Board: board.toLowerCase() });
  const texts = { Name: asked.name, School: asked.school, Company: asked.company };
  for (const [key, text] of Object.entries(texts)) if (text?.trim()) query.set(key, text.trim());
  if (asked.authorship?.length) query.set('Authorship', [asked.authorship].flat().join(','));
  const flags = { Managed: asked.managed, Late: asked.late, Followed: asked.followed };
  for (const [key, flag] of Object.entries(flags)) if (flag) query.set(key, 'true');
  return `/exports/boards/${ownerOf(of)}?${query.toString()}`;
};
