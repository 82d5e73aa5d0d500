import {
  CompetitionResult,
  MemberActivity,
  MemberRecord,
} from '@whaletide/schema/domains/records/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { recordLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const records = {
  resolvers: [resolvers],
  restTypes: {
    MemberRecord,
    ActivityDay: MemberActivity.properties.Days.items,
    CompetitionResult,
    CompetitionResultPage: PageOf(CompetitionResult),
  },
  loaders: recordLoaders,
} satisfies Domain;
