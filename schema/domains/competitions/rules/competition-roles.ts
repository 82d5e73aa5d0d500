/**
 * Roles that the owner of a competition gives to other members. Co-organizers do everything but
 * delete it and give roles; judges review the works of its tasks that people review.
 */
export const competitionRoles = ['coOrganizer', 'judge'] as const;
export type CompetitionRole = (typeof competitionRoles)[number];

/**
 * Roles of a viewer: the owners are its organizer, the administrators of its organization, and
 * those of the site.
 */
export const viewerRoles = ['owner', ...competitionRoles] as const;
export type ViewerRole = (typeof viewerRoles)[number];

/** Most members with a role in one competition; ours, as the specification names none. */
export const MAX_ROLES = 50;

/** Names of the roles in texts that members read. */
export const roleNames: Record<ViewerRole, string> = {
  owner: '负责人',
  coOrganizer: '协办',
  judge: '评委',
};
