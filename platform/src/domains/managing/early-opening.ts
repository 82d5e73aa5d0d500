import {
  earlyOpeningProblem,
  openedDate,
} from '@whaletide/schema/domains/leaderboards/rules/private-board.ts';
import type { StageRow, TaskRow } from '../competitions/tables.ts';

interface Input {
  ShowPrivateLeaderboard: boolean;
  EndDate: string;
  PrivateBoardConfirmation?: string | undefined;
}

type Before = Pick<TaskRow | StageRow, 'showPrivateLeaderboard' | 'privateOpenedDate' | 'endDate'>;

/** Why a task's or a stage's private board can't be opened so; null where there was none before. */
export const earlyOpening = (input: Input, before: Before | null, now: Date) =>
  earlyOpeningProblem(
    before && { shown: before.showPrivateLeaderboard, endDate: before.endDate.toISOString() },
    { shown: input.ShowPrivateLeaderboard, endDate: input.EndDate },
    input.PrivateBoardConfirmation,
    now,
  );

/** Since when the private board is open after the change. */
export const openedAt = (input: Input, before: Before | null, now: Date): Date | null =>
  openedDate(
    before && { shown: before.showPrivateLeaderboard, openedDate: before.privateOpenedDate },
    input.ShowPrivateLeaderboard,
    now,
  );
