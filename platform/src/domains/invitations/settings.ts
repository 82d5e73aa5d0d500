import type { InvitationConfig } from '@whaletide/schema/rest/invitations.ts';
import { settingsProblem } from '@whaletide/schema/rules/invitations.ts';
import type { Handle } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseIf } from '../../refusal.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import {
  fromInvitationConfig,
  toInvitationConfig,
} from '../competitions/store/invitation-settings.ts';

/**
 * Sets or ends the invitation to a competition.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as rules/invitations.ts says
 */
export const configureInvitation = async (
  db: Handle,
  caller: Caller,
  competitionId: string,
  config: InvitationConfig | null,
): Promise<InvitationConfig | null> => {
  await managedCompetition(db, caller, competitionId);
  const invitation = config && fromInvitationConfig(config);
  if (invitation) refuseIf(settingsProblem(invitation));
  await changeCompetition(db, competitionId, { invitation });
  return invitation && toInvitationConfig(invitation);
};
