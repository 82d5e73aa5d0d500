import type { InvitationConfig } from '@whaletide/schema/domains/invitations/rest.ts';
import { settingsProblem } from '@whaletide/schema/domains/invitations/rules.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import {
  fromInvitationConfig,
  toInvitationConfig,
} from '../competitions/store/invitation-settings.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';

/**
 * Sets or ends the invitation to a competition.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as invitations/rules.ts says
 */
export const configureInvitation = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  config: InvitationConfig | null,
): Promise<InvitationConfig | null> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    const invitation = config && fromInvitationConfig(config);
    if (invitation) refuseIf(settingsProblem(invitation));
    await changeCompetition(tx, competitionId, { invitation });
    await record(tx, actedBy(caller, now), {
      action: 'invitations.configure',
      ...ofCompetition(competition),
      before: { invitation: competition.invitation },
      after: { invitation },
    });
    return invitation && toInvitationConfig(invitation);
  });
