import type { MergeFacts } from '@whaletide/schema/domains/teams/rules.ts';
import type { TeamFactsFragment } from './TeamFacts.generated.ts';

/** The rules' view of it. Whether another's team is banned isn't told: it just receives nobody. */
export const factsOf = (team: TeamFactsFragment, banned = false): MergeFacts => ({
  id: team.id,
  captainId: team.captain?.id ?? '',
  memberIds: team.members?.map(({ id }) => id) ?? [],
  banned,
  deleted: team.deleted,
  settled: team.settled,
  universitySorted: team.universitySorted,
  university: team.university,
});
