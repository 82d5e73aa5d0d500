import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  ApplicationForm,
  applicationStatus,
  applicationType,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const applicationForms = {
  resolvers: [resolvers],
  restTypes: { HostApplicationPage: PageOf(ApplicationForm), HostApplication: ApplicationForm },
  enums: {
    ApplicationKind: {
      values: {
        HOST: applicationType.hostCompetition,
        DATA_SOURCE: applicationType.dataSource,
      },
    },
    ApplicationStatus: {
      values: {
        WAITING: applicationStatus.waiting,
        ACCEPTED: applicationStatus.accepted,
        DECLINED: applicationStatus.declined,
      },
    },
  },
  inputs,
} satisfies Domain;
