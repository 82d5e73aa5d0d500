import {
  InvitationCode,
  InvitationConfig,
  InvitationRankingRow,
  InvitationRecord,
} from '@whaletide/schema/domains/invitations/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
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
