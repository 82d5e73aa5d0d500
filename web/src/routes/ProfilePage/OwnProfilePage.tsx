import { Redirect } from '#components/Redirect/Redirect.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { profilePath } from '#domains/members/paths.ts';

/** /home/user/profile: one's own. */
const OwnProfilePage = () => {
  const { viewer } = useViewer();
  return viewer && <Redirect to={profilePath(viewer.member.id)} />;
};

export default OwnProfilePage;
