/** The organizations of the site, for its administrators. */
export const organizationsPath = '/home/admin/organizations';

/** An organization's home. */
export const organizationPath = (shortName: string) => `/org/${shortName}`;

/** Below what a project or a dataset is read: an organization's own below its name, all of them below /mw. */
export const publishedBelow = (shortName: string | null | undefined): string =>
  shortName ? organizationPath(shortName) : '/mw';

/** Sign-in with the organization's name; afterwards the member is at its home. */
export const organizationSignInPath = (shortName: string) => `/org/${shortName}/login`;

/** The competitions that an organization's members manage. */
export const manageCompetitionsPath = (shortName: string) => `/org/${shortName}/competition/manage`;
