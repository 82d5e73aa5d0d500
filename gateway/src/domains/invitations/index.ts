import {
  InvitationCode,
  InvitationConfig,
  InvitationRankingRow,
  InvitationRecord,
} from '@whaletide/schema/rest/invitations.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import type { Domain } from '../../graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const invitations = {
  resolvers: [resolvers],
  restTypes: {
    InvitationSettings: InvitationConfig,
    Invitation: InvitationCode,
    InvitationRankingRow,
    InvitationRecordPage: PageOf(InvitationRecord),
    InvitationRecord,
  },
  inputs,
} satisfies Domain;
