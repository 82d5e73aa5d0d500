import { PublishedList } from '#domains/announcements/components/PublishedList/PublishedList.tsx';
import { usePage } from '#routing/usePage.ts';
import { QuestionnaireSettingsModal } from './QuestionnaireSettingsModal.tsx';
import { QuestionnaireRow } from './QuestionnaireRow.tsx';
import {
  useQuestionnairesQuery,
  useCloseQuestionnaireMutation,
  usePublishQuestionnaireMutation,
} from './Questionnaires.generated.ts';

/** List of the questionnaires that the site puts to its members. */
export const QuestionnaireList = () => {
  const showsErrors = { context: { showsErrors: true } };
  const { page, onPage } = usePage();
  const [publish] = usePublishQuestionnaireMutation(showsErrors);
  const [end] = useCloseQuestionnaireMutation(showsErrors);
  const { data, error, loading, refetch } = useQuestionnairesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  return (
    <PublishedList
      title="问卷管理"
      noun="问卷"
      query={{
        list: data?.administration?.questionnaires,
        error,
        loading,
        onRetry: refetch,
        onPage,
      }}
      publish={(id) => publish({ variables: { input: { id } } })}
      end={(id) => end({ variables: { input: { id } } })}
      publishing="将在社区首页向所有成员弹出，每人填写或选择下次再说后不再出现。"
      ending="将立即停止填写，已有的回答会保留。"
      nameOf={({ name }) => name}
      row={(row, actions) => <QuestionnaireRow key={row.id} row={row} {...actions} />}
      editor={(questionnaire, onClose) => (
        <QuestionnaireSettingsModal
          questionnaire={questionnaire}
          onDone={refetch}
          onClose={onClose}
        />
      )}
    />
  );
};
