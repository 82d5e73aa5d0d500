import type { TeamFacts } from '@whaletide/schema/domains/teams/rules.ts';
import type { MyTeamQuery, TeamsPanelFragment } from './TeamsPanel.generated.ts';

export type MyTeamData = NonNullable<MyTeamQuery['team']>;

/** Props of the parts of 我的团队. */
export interface MyTeamPart {
  competition: TeamsPanelFragment;
  team: MyTeamData;
  facts: TeamFacts;
  viewerId: string;
}
