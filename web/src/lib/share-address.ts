/** The address of a page of this site to pass on; `shareby` says whose link it is. */
export const shareAddress = (path: string, memberId: string | undefined): string => {
  const url = new URL(path, window.location.origin);
  if (memberId) url.searchParams.set('shareby', memberId);
  return url.href;
};
