import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { ParkedJob, ParkedMail } from '@whaletide/schema/domains/parked-work/rest.ts';
import { jobFailures, mailFailures } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const parkedWork = {
  resolvers: [resolvers],
  restTypes: {
    ParkedMail,
    ParkedMailPage: PageOf(ParkedMail),
    ParkedJob,
    ParkedJobPage: PageOf(ParkedJob),
  },
  enums: {
    MailFailure: { values: named(mailFailures), rest: 'FAILED' },
    JobFailure: { values: named(jobFailures), rest: 'FAILED' },
  },
  inputs,
} satisfies Domain;
