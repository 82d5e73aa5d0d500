import type { MergeFacts } from '@whaletide/schema/domains/teams/rules.ts';
import type { TeamFactsFragment } from './TeamFacts.generated.ts';

/** The rules' view of it. Other teams' bans aren't told: banned teams just receive no one. */
export const factsOf = (team: TeamFactsFragment, banned = false): MergeFacts => ({
  id: team.id,
  captainId: team.captain?.id ?? '',
  memberIds: team.members?.map(({ id }) => id) ?? [],
  banned,
  deleted: team.isDeleted,
  settled: team.isSettled,
  universitySorted: team.hasSameUniversity,
  university: team.university,
});
