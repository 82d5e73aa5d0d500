import { badgeAdminCalls } from '@whaletide/schema/rest/badges.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  updateBadge: bind('UpdateBadgeInput', badgeAdminCalls.update),
};
