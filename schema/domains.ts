/**
 * The domains of each layer in their order, from the ground up (house.md: Floors): a domain imports
 * only those that stand before it, and those only through their public face. Lint holds it
 * (eslint/floors.js). Where a lower domain has to react to a higher one, the higher registers
 * itself at the layer's composition root.
 */
export const platformDomains = [
  'members',
  'uploads',
  'growth',
  'quests',
  'account',
  'notifications',
  'organizations',
  'competitions',
  'site',
  'teams',
  'invitations',
  'registration',
  'projects',
  'skills',
  'dataset-bindings',
  'columns',
  'forum',
  'chat',
  'application-forms',
  'work-orders',
  'submissions',
  'leaderboards',
  'team-changes',
  'managing',
  'badges',
] as const;

/** Web's; a domain's public face is its `components/` and its `paths.ts`. */
export const webDomains = [
  'account',
  'application-forms',
  'notifications',
  'site',
  'quests',
  'chat',
  'members',
  'competitions',
  'organizations',
  'projects',
  'columns',
  'dataset-bindings',
  'invitations',
  'skills',
  'growth',
  'work-orders',
  'registration',
  'teams',
  'leaderboards',
  'submissions',
  'forum',
  'managing',
] as const;

/**
 * The gateway's have no order: none imports another, and what one needs of another it asks the
 * loaders on the context for.
 */
export const gatewayDomains = [
  'account',
  'members',
  'competitions',
  'registration',
  'invitations',
  'organizations',
  'managing',
  'teams',
  'submissions',
  'dataset-bindings',
  'leaderboards',
  'forum',
  'projects',
  'columns',
  'application-forms',
  'notifications',
  'chat',
  'quests',
  'growth',
  'badges',
  'skills',
  'site',
  'work-orders',
] as const;
