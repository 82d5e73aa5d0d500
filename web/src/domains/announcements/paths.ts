/** Path of the site's announcements to its members, for administrators. */
export const announcementsPath = '/home/admin/announcements';

/** Path of the site's questionnaires for its members, for administrators. */
export const questionnairesPath = '/home/admin/questionnaires';

/** Gives the path of members' answers to one questionnaire. */
export const questionnairePath = (id: string) => `${questionnairesPath}/${id}`;
