/** Table of what clients ask for, for administrators. */
export const clientUsagePath = '/home/admin/clients';
