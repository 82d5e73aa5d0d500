import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Ours, as the specification names none: characters, and how many. */
export const groupLimits = {
  name: 20,
  /** Groups of one task. */
  groups: 10,
  /** Boards of one group. */
  boards: 20,
  /** Teams that are chosen for one board. */
  teams: 1_000,
} as const;

/** One board of a group. */
interface GroupBoard {
  name: string;
  /** ISO 8601; only results from here on count. Null counts from the start of the task. */
  startsAt: string | null;
  /** Results from here on no longer count; null counts all. */
  endsAt: string | null;
}

/** A group of boards of a task. */
export interface GroupSettings {
  name: string;
  leaderboards: readonly GroupBoard[];
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

const nameProblem = (name: string, what: string, field: string): Refusal | null => {
  if (!name.trim()) return wrong(`请输入${what}`, field);
  return [...name.trim()].length > groupLimits.name
    ? wrong(`${what}最多${groupLimits.name}个字符`, field)
    : null;
};

const boardProblem = (
  { name, startsAt, endsAt }: GroupBoard,
  index: number,
  all: readonly GroupBoard[],
): Refusal | null => {
  const field = `leaderboards.${index}`;
  const unnamed = nameProblem(name, '榜单名称', `${field}.Name`);
  if (unnamed) return unnamed;
  if (all.slice(0, index).some((other) => other.name.trim() === name.trim()))
    return wrong('同一分组中的榜单名称不能相同', `${field}.Name`);
  return startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
    ? wrong('结束时间应晚于开始时间', `${field}.EndDate`)
    : null;
};

/** The first thing that is wrong with a group; fields such as Name or leaderboards.0.EndDate. */
export const groupProblem = ({ name, leaderboards }: GroupSettings): Refusal | null => {
  const unnamed = nameProblem(name, '分组名称', 'Name');
  if (unnamed) return unnamed;
  if (leaderboards.length === 0) return wrong('请至少添加一个榜单', 'leaderboards');
  if (leaderboards.length > groupLimits.boards)
    return wrong(`一个分组最多${groupLimits.boards}个榜单`, 'leaderboards');
  for (const [index, board] of leaderboards.entries()) {
    const problem = boardProblem(board, index, leaderboards);
    if (problem) return problem;
  }
  return null;
};

/** Tells whether a board counts only a part of the time. Such a board has no private side. */
export const hasPeriod = (board: { startsAt: unknown; endsAt: unknown }): boolean =>
  board.startsAt !== null || board.endsAt !== null;
