import { Type } from 'typebox';
import { Done } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { content } from './content.ts';
import { resolvers } from './resolvers.ts';

export const nodes = {
  resolvers: [resolvers, content],
  restTypes: {
    DeletedPayload: Type.Object({ deletedId: Type.String() }),
    RemovedPayload: Type.Object({ removedId: Type.String() }),
    RetriedPayload: Type.Object({ retriedId: Type.String() }),
    DonePayload: Done,
  },
} satisfies Domain;
