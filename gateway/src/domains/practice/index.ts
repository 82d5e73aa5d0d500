import { Practice, PracticeWork } from '@whaletide/schema/domains/practice/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { practiceLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const practice = {
  resolvers: [resolvers],
  restTypes: { Practice, PracticeWork, PracticeWorkPage: PageOf(PracticeWork) },
  enums: { PracticeMode: { values: { PRACTICE: 'practice' } } },
  loaders: practiceLoaders,
  inputs,
} satisfies Domain;
