import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { EventWord } from '#domains/competitions/rules/competition-kind.ts';
import { TEAM_BANNED } from '#domains/teams/rules.ts';

/** A registration, as far as withdrawing from it looks at it. */
export interface WithdrawalFacts {
  /** The member is registered or under review; a rejected registration holds nothing. */
  registered: boolean;
  /** The competition is over, or its final ranking is published. */
  settled: boolean;
  /** The member's team; null while the registration is under review. */
  team: { banned: boolean; submitted: boolean; captainOfOthers: boolean } | null;
  /** Word for the competition in the refusal. */
  word: EventWord;
}

/**
 * Why a member can't withdraw from a competition; null when they can. The specification is silent:
 * works that the team has handed in, or that a former team's members brought along, bind all of it.
 * A captain hands the team over or dissolves it first, as before leaving.
 */
export const withdrawalProblem = ({
  registered,
  settled,
  team,
  word,
}: WithdrawalFacts): Refusal | null => {
  if (!registered) return refuse('NOT_FOUND', `你没有报名该${word}`);
  if (settled) return refuse('CONFLICT', `${word}已经结束，不能退出`);
  if (team?.banned) return refuse('CONFLICT', TEAM_BANNED);
  if (team?.submitted) return refuse('CONFLICT', `团队已有提交，不能退出${word}`);
  return team?.captainOfOthers
    ? refuse('CONFLICT', `团队有其他成员，需移交队长后才能退出${word}`)
    : null;
};
