/** Tells whether the page is served by the development server. */
export const isDevelopment = (): boolean => Boolean(import.meta.env?.DEV);
