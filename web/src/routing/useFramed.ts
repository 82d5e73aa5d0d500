import { useParams } from 'react-router';
import { framedPath } from './framed.ts';

/** Keeps a link to a competition or its forum within the organization's frame, where one is in it. */
export const useFramed = () => {
  const { shortName } = useParams();
  return {
    framed: (path: string) => (shortName === undefined ? path : framedPath(shortName, path)),
    /** True where the page is shown in the frame. */
    inFrame: shortName !== undefined,
  };
};
