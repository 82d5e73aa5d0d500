import { useParams } from 'react-router';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { worksPath } from '#domains/forum/paths.ts';
import { PostView } from './PostView.tsx';

const ways = [
  { text: '去看看全部比赛', to: competitionListPath },
  { text: '所有作品', to: worksPath },
];

/** /home/competition/forum/:id?page=&floor= */
const ForumPostPage = () => {
  const { id = '' } = useParams();
  return <PostView id={id} ways={ways} />;
};

export default ForumPostPage;
