/** Where the site begins, whoever asks. */
export const homePath = '/home';
