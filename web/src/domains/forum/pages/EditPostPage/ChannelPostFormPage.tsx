import { useParams } from 'react-router';
import { Missing } from '../../../../components/Missing/Missing.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { aboutChannelPath, allChannelsPath } from '../../paths.ts';
import { ChannelPostForm } from './ChannelPostForm.tsx';
import { EditPost } from './EditPost.tsx';

/** /home/special/:special/forum/:action?/:post??columnid= */
const ChannelPostFormPage = () => {
  const { special = '', action = 'create', post = '' } = useParams();
  if (action === 'create') return <ChannelPostForm channelId={special} />;
  const ways = [
    { text: '去频道看看', to: aboutChannelPath(special) },
    { text: '全部频道', to: allChannelsPath },
  ];
  if (action === 'edit' && post) return <EditPost id={post} ways={ways} />;
  return (
    <PageFrame>
      <Missing what="页面" text="你所寻找的东西，并不存在" ways={ways} />
    </PageFrame>
  );
};

export default ChannelPostFormPage;
