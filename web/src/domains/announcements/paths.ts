/** What the site tells its members, for its administrators. */
export const announcementsPath = '/home/admin/announcements';

/** What the site asks its members, for its administrators. */
export const questionnairesPath = '/home/admin/questionnaires';

/** What members answered to one. */
export const questionnairePath = (id: string) => `${questionnairesPath}/${id}`;
