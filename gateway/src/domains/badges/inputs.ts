import { badgeAdminCalls } from '@whaletide/schema/domains/badges/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  updateBadge: bind('UpdateBadgeInput', badgeAdminCalls.update),
};
