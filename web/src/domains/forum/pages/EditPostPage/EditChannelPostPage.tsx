import { useParams } from 'react-router';
import { aboutChannelPath, allChannelsPath } from '#domains/forum/paths.ts';
import { EditPost } from './EditPost.tsx';

/** /home/special/:special/forum/edit/:post?columnid= */
const EditChannelPostPage = () => {
  const { special = '', post = '' } = useParams();
  const ways = [
    { text: '去频道看看', to: aboutChannelPath(special) },
    { text: '全部频道', to: allChannelsPath },
  ];
  return <EditPost id={post} ways={ways} />;
};

export default EditChannelPostPage;
