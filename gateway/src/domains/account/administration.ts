import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { isId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { partFor } from '#graphql/viewer.ts';
import { nullIfMissing } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** Roles of whom some field of it is for. */
const lookAfterSite = ['admin', 'support'] as const;

const MAX_TEXT = 254;

/** Members, as administrators of the site find and change them. */
export const administration: Resolvers = {
  Query: {
    administration: (_, __, context) => partFor(context, lookAfterSite),
  },
  Administration: {
    members: (_, { text, role, state, ...page }, context) => {
      const Text = text?.trim().slice(0, MAX_TEXT);
      return context.member().call(memberAdminCalls.list, {
        query: {
          ...paging(page, 20),
          ...(Text && { Text }),
          ...(role != null && { Role: role }),
          ...(state != null && { State: state }),
        },
      });
    },
    member: (_, { id }, context) =>
      isId(id)
        ? nullIfMissing(context.member().call(memberAdminCalls.get, { params: { id } }))
        : null,
  },
  AdministeredMember: { member: (row) => row },
  Mutation: {
    verifyMember: (_, { input }, context) =>
      inputs.verifyMember.send(
        context.member(),
        input,
        input.type == null ? { body: { Type: 0 } } : undefined,
      ),
  },
};
