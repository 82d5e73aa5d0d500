/** The site of a series, with http:// where its address comes without a scheme; null for none. */
export const landingAddress = (landingUrl: string | null): string | null => {
  if (!landingUrl) return null;
  return /^https?:\/\//i.test(landingUrl) ? landingUrl : `http://${landingUrl}`;
};
