/** Achievements that badges are given for; the numbers are ours. */
export const badgeTypes = {
  competition: 1,
  award: 2,
  project: 3,
  likedPost: 4,
  column: 5,
} as const;
export type BadgeType = (typeof badgeTypes)[keyof typeof badgeTypes];
