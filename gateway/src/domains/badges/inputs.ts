import { badgeAdminCalls } from '@whaletide/schema/domains/badges/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  updateBadge: badgeAdminCalls.update,
});
