import { competitionPath } from '../competitions/paths.ts';

/** The parts of a competition's invitation tab: invite, invite ranking, invite records. */
export type InvitationTab = 'invite' | 'ranking' | 'records';

export const invitationTabPath = (competitionId: string, tab: InvitationTab) =>
  competitionPath(competitionId, 'invitation', tab);

/** The parameter of a registration's address that fills in the invitation code. */
export const CODE_PARAMETER = 'invitationCode';

/** The address that a member passes on to those whom they invite. */
export const invitationAddress = (competitionId: string, code: string) => {
  const url = new URL(competitionPath(competitionId, 'register'), window.location.origin);
  url.searchParams.set(CODE_PARAMETER, code);
  return url.href;
};
