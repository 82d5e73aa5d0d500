import {
  GhostRow,
  Practice,
  PracticePeriod,
  PracticeWork,
} from '@whaletide/schema/domains/practice/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { practiceLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const practice = {
  resolvers: [resolvers],
  restTypes: {
    Practice,
    PracticePeriod,
    PracticeWork,
    PracticeWorkPage: PageOf(PracticeWork),
    GhostRow,
    GhostRowPage: PageOf(GhostRow),
  },
  enums: { PracticeMode: { values: { PRACTICE: 'practice', VIRTUAL: 'virtual' } } },
  loaders: practiceLoaders,
  inputs,
} satisfies Domain;
