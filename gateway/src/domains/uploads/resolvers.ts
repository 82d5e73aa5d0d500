import { uploadCalls } from '@whaletide/schema/domains/uploads/rest.ts';
import { isId } from '#graphql/ids.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { nullIfMissing } from '#refusal.ts';
import { inputs } from './inputs.ts';

export const resolvers: Resolvers = {
  Query: {
    uploadSession: (_, { id }, context) =>
      isId(id)
        ? nullIfMissing(context.member().call(uploadCalls.session, { params: { id } }))
        : null,
  },
  Mutation: {
    cancelUpload: async (_, { input }, context) => {
      await inputs.cancelUpload.send(context.member(), input);
      return { deletedId: input.uploadId };
    },
  },
};
