import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { TrackedCount } from '@whaletide/schema/domains/tracking/rest.ts';
import { trackedKinds } from '@whaletide/schema/domains/tracking/rules.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const tracking = {
  resolvers: [resolvers],
  restTypes: { TrackedCount, TrackedCountPage: PageOf(TrackedCount) },
  enums: {
    TrackedKind: {
      values: Object.fromEntries(trackedKinds.map((kind) => [kind.toUpperCase(), kind])),
    },
  },
  inputs,
} satisfies Domain;
