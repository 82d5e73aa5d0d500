import { CompetitionField } from '@whaletide/schema/domains/activities/rest.ts';
import { CompetitionSummary } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { activityLoaders } from './loaders.ts';
import { type LiveTimes, resolvers } from './resolvers.ts';

const [Sponsor] = CompetitionSummary.properties.Sponsor.anyOf;

export const activities = {
  resolvers: [resolvers],
  restTypes: {
    ActivityField: CompetitionField,
    ActivitySponsor: Sponsor,
    LiveSession: madeHere<LiveTimes>(),
  },
  inputs,
  loaders: activityLoaders,
} satisfies Domain;
