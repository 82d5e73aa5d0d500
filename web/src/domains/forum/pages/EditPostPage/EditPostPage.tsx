import { useParams } from 'react-router';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { worksPath } from '#domains/forum/paths.ts';
import { EditPost } from './EditPost.tsx';

const ways = [
  { text: '去看看全部比赛', to: competitionListPath },
  { text: '所有作品', to: worksPath },
];

/** /home/competition/forum/edit/:id?columnid= */
const EditPostPage = () => {
  const { id = '' } = useParams();
  return <EditPost id={id} ways={ways} />;
};

export default EditPostPage;
