/** The organizations of the site, for its administrators. */
export const organizationsPath = '/home/admin/organizations';

/** The competitions that an organization's members manage. */
export const manageCompetitionsPath = (shortName: string) => `/org/${shortName}/competition/manage`;
