/** Service accounts of the site, for its administrators. */
export const serviceAccountsPath = '/home/admin/service-accounts';

/** Service accounts of an organization, for its administrators. */
export const organizationServiceAccountsPath = (shortName: string) =>
  `/org/${shortName}/service-accounts`;
