/** Path of the applications to host a competition, for administrators. */
export const hostApplicationsPath = '/home/admin/hosts';

/** Path of the applications to be named as a source of datasets. */
export const sourceApplicationsPath = '/home/admin/hosts/sources';
