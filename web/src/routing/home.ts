/** Path at which the site begins, for every visitor. */
export const homePath = '/home';
