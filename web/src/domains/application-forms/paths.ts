/** Who would like to host a competition, for administrators. */
export const hostApplicationsPath = '/home/admin/hosts';
