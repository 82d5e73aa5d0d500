/** Tells whether a text can be an organization's short name, as the contract says. */
export const isShortName = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{1,31}$/.test(text);
