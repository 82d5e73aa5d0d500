/** Who would like to host a competition, for administrators. */
export const hostApplicationsPath = '/home/admin/hosts';

/** Who would like to be named as a source of datasets. */
export const sourceApplicationsPath = '/home/admin/hosts/sources';
