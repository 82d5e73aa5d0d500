import { InvitationConfig } from '@whaletide/schema/domains/invitations/rest.ts';
import { type CompetitionPart, documentOf } from '../competitions/store/carried.ts';
import { toInvitationConfig } from '../competitions/store/invitation-settings.ts';
import { configureInvitation } from './settings.ts';

const check = documentOf<InvitationConfig>(InvitationConfig, '邀请设置');

/** Settings of inviting, which are a column of the competition. */
export const carriedInvitation: CompetitionPart = {
  name: 'invitation',
  archive: {
    describe: (_, { competition: { invitation } }) =>
      Promise.resolve(invitation && toInvitationConfig(invitation)),
    build: async (services, caller, { competitionId }, document) => {
      await configureInvitation(services, caller, competitionId, check(document));
    },
  },
};
