import { useLocation } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { signInPath } from '#domains/account/paths.ts';
import { useViewer } from '../Viewer/useViewer.ts';

/** Stands where only some members have a place: visitors sign in and come back, others go on. */
export const SignInOr = ({ otherwise }: { otherwise: string }) => {
  const { viewer, loading, error } = useViewer();
  const { pathname, search } = useLocation();
  if (loading) return <TextSkeleton lines={8} />;
  const visits = !viewer && !error;
  return <Redirect to={visits ? signInPath(pathname + search) : otherwise} />;
};
