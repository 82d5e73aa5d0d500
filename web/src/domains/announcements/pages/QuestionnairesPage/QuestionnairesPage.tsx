import '#theme/styles/forms.ts';
import { useParams } from 'react-router';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { QuestionnaireList } from './QuestionnaireList.tsx';
import { QuestionnaireResults } from './QuestionnaireResults.tsx';

/**
 * /home/admin/questionnaires/{id}: what the site asks its members, and what they answered to one,
 * for its administrators.
 */
const QuestionnairesPage = () => {
  const { id } = useParams();
  return (
    <PageFrame>{id ? <QuestionnaireResults key={id} id={id} /> : <QuestionnaireList />}</PageFrame>
  );
};

export default QuestionnairesPage;
