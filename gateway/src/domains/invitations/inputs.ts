import { invitationCalls } from '@whaletide/schema/domains/invitations/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createInvitationCode: bind('CreateInvitationCodeInput', invitationCalls.create),
  setInvitation: bind('SetInvitationInput', invitationCalls.configure),
};
