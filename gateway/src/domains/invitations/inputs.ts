import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createInvitationCode: invitationCalls.create,
  setInvitation: invitationCalls.configure,
});
