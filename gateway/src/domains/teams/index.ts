import {
  Team,
  TeamApplication,
  applicationStatus,
  applicationType,
} from '@whaletide/schema/domains/teams/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { SubmissionQuota } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Domain } from '#graphql/domain.ts';
import { teamLoaders } from './loaders.ts';
import { mutations } from './mutations.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const teams = {
  resolvers: [resolvers, mutations],
  restTypes: {
    Team,
    TeamPage: PageOf(Team),
    TeamApplication,
    TeamApplicationPage: PageOf(TeamApplication),
    TeamQuota: SubmissionQuota,
  },
  enums: {
    TeamApplicationType: {
      values: {
        MERGE: applicationType.merge,
        REMOVAL: applicationType.removal,
        LEAVE: applicationType.leave,
      },
      rest: 'UNKNOWN',
    },
    TeamApplicationStatus: {
      values: {
        PENDING: applicationStatus.pending,
        ACCEPTED: applicationStatus.accepted,
        REJECTED: applicationStatus.rejected,
        WITHDRAWN: applicationStatus.withdrawn,
      },
    },
    TeamApplicationAnswer: {
      values: {
        ACCEPT: applicationStatus.accepted,
        REJECT: applicationStatus.rejected,
        WITHDRAW: applicationStatus.withdrawn,
      },
    },
  },
  loaders: teamLoaders,
  inputs,
} satisfies Domain;
