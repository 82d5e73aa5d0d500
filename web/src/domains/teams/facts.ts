import type { MergeFacts } from '@whaletide/schema/rules/teams.ts';

/** A team as queries bring it, as far as the rules look at it. */
export interface QueriedTeam {
  id: string;
  captain: { id: string } | null;
  members: readonly { id: string }[] | null;
  deleted: boolean;
  settled: boolean;
  universitySorted: boolean;
  university: string | null;
}

/** The rules' view of it. Whether another's team is banned isn't told: it just receives nobody. */
export const factsOf = (team: QueriedTeam, banned = false): MergeFacts => ({
  id: team.id,
  captainId: team.captain?.id ?? '',
  memberIds: team.members?.map(({ id }) => id) ?? [],
  banned,
  deleted: team.deleted,
  settled: team.settled,
  universitySorted: team.universitySorted,
  university: team.university,
});
