import { useParams } from 'react-router';
import { aboutChannelPath, allChannelsPath } from '#domains/forum/paths.ts';
import { PostView } from '../ForumPostPage/PostView.tsx';

/** /home/special/:special/forum/post/:post?page=&floor= */
const ChannelPostPage = () => {
  const { special = '', post = '' } = useParams();
  const ways = [
    { text: '去频道看看', to: aboutChannelPath(special) },
    { text: '全部频道', to: allChannelsPath },
  ];
  return <PostView id={post} channelId={special} ways={ways} />;
};

export default ChannelPostPage;
