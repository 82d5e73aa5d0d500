/** Path at which administrators and the support begin. */
export const administrationPath = '/home/admin';
