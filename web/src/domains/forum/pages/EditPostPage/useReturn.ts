import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';
import { useSearchParams } from 'react-router';
import { useNavigate } from '#routing/useNavigate.ts';

/** Names where the editor was opened from, as a path of this site. */
const RETURN_PARAMETER = 'columnid';

/** Leaves the editor for where it was opened from, or for `otherwise` where that isn't said. */
export const useReturn = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (otherwise: string, options: { replace?: boolean } = {}) =>
    navigate(safeRedirect(query.get(RETURN_PARAMETER), otherwise), options);
};
