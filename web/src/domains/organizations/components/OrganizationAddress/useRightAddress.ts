import { useLocation, useParams } from 'react-router';
import { publishedBelow } from '#domains/organizations/paths.ts';

/**
 * Answers the right address of something that is published in an organization's or its author's own
 * name, but opened below another organization's; null where the address is right. /mw shows all of
 * them. The name may change tomorrow, so redirects are temporary.
 * @param organization absent while it isn't known
 */
export const useRightAddress = (
  organization: { shortName: string } | null | undefined,
): string | null => {
  const { shortName } = useParams();
  const { pathname, search, hash } = useLocation();
  if (shortName === undefined || organization === undefined) return null;
  if (shortName === organization?.shortName) return null;
  const place = publishedBelow(organization?.shortName);
  return pathname.replace(/^\/org\/[^/]+/i, place) + search + hash;
};
