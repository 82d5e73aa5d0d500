import { useLocation, useParams } from 'react-router';
import { activityPagePath, framedPath, isActivityPage } from './framed.ts';

/**
 * Keeps a link to a competition or its forum within the organization's frame, where one is in it,
 * and one to an activity at its own address, where one reads that.
 */
export const useFramed = () => {
  const { shortName } = useParams();
  const onActivity = isActivityPage(useLocation().pathname);
  return {
    framed: (path: string) => {
      if (shortName !== undefined) return framedPath(shortName, path);
      return onActivity ? activityPagePath(path) : path;
    },
    /** True where the page is shown in the frame. */
    inFrame: shortName !== undefined,
  };
};
