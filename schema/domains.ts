/**
 * The domains of each layer in their order, from the ground up (house.md: Floors): a domain imports
 * only those that stand before it, and those only through their public face. Lint holds it
 * (eslint/floors.js). Where a lower domain has to react to a higher one, the higher registers
 * itself at the layer's composition root.
 */
export const platformDomains = [
  'members',
  'growth',
  'quests',
  'account',
  'uploads',
  'site',
  'notifications',
  'organizations',
  'competitions',
  'invitations',
  'registration',
  'teams',
  'projects',
  'skills',
  'dataset-bindings',
  'columns',
  'forum',
  'chat',
  'application-forms',
  'work-orders',
  'leaderboards',
  'submissions',
  'team-changes',
  'managing',
] as const;
