import { useLocation, useParams } from 'react-router';
import { publishedBelow } from '../../paths.ts';

/**
 * Where something is read that stands in an organization's name, or in its author's own, when the
 * address has it below another organization's name; null where it is right. /mw shows all of them.
 * It may stand in another's name tomorrow: who is led there isn't led there for good.
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
