import { PageOf } from '@whaletide/schema/rest/common.ts';
import { ApplicationForm } from '@whaletide/schema/rest/application-forms.ts';
import type { Domain } from '../../graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const applicationForms = {
  resolvers: [resolvers],
  restTypes: { HostApplicationPage: PageOf(ApplicationForm), HostApplication: ApplicationForm },
  inputs,
} satisfies Domain;
