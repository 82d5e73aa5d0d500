import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { notify } from '#lib/notify.ts';
import { usePage } from '#routing/usePage.ts';
import type { Row } from './questionnaire-values.ts';
import { QuestionnaireSettingsModal } from './QuestionnaireSettingsModal.tsx';
import { QuestionnaireRow } from './QuestionnaireRow.tsx';
import {
  useQuestionnairesQuery,
  useCloseQuestionnaireMutation,
  usePublishQuestionnaireMutation,
} from './Questionnaires.generated.ts';
import layout from '#theme/rows.module.css';

/** List of the questionnaires that the site puts to its members. */
export const QuestionnaireList = () => {
  const showsErrors = { context: { showsErrors: true } };
  const { page, onPage } = usePage();
  /** Questionnaire being edited; a new one if `questionnaire` is null. */
  const [edited, setEdited] = useState<{ questionnaire: Row | null } | null>(null);
  const [asked, setAsked] = useState<{ row: Row; does: 'publish' | 'end' } | null>(null);
  const [publish] = usePublishQuestionnaireMutation(showsErrors);
  const [end] = useCloseQuestionnaireMutation(showsErrors);
  const { data, error, loading, refetch } = useQuestionnairesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const act = async ({ row: { id }, does }: NonNullable<typeof asked>) => {
    await (does === 'publish' ? publish : end)({ variables: { input: { id } } });
    notify.done(does === 'publish' ? '问卷已发布' : '问卷已结束');
  };
  return (
    <>
      <div className={layout.head}>
        <Title order={1}>问卷管理</Title>
        <Button onClick={() => setEdited({ questionnaire: null })}>新建问卷</Button>
      </div>
      <PagedList
        list={data?.questionnaires}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无问卷"
      >
        {(rows) => (
          <ul className={layout.rows}>
            {rows.map((row) => (
              <QuestionnaireRow
                key={row.id}
                row={row}
                onEdit={() => setEdited({ questionnaire: row })}
                onPublish={() => setAsked({ row, does: 'publish' })}
                onEnd={() => setAsked({ row, does: 'end' })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={edited}>
        {({ questionnaire }) => (
          <QuestionnaireSettingsModal
            questionnaire={questionnaire}
            onDone={refetch}
            onClose={() => setEdited(null)}
          />
        )}
      </Opened>
      <Opened of={asked}>
        {(asked) => (
          <ConfirmModal
            title={asked.does === 'publish' ? '发布问卷' : '结束问卷'}
            action={asked.does === 'publish' ? '发布' : '结束'}
            failed={asked.does === 'publish' ? '发布失败' : '结束失败'}
            onConfirm={() => act(asked)}
            onClose={() => setAsked(null)}
          >
            <Text>
              {asked.does === 'publish'
                ? `「${asked.row.name}」将在社区首页向所有成员弹出，每人填写或选择下次再说后不再出现。`
                : `「${asked.row.name}」将立即停止填写，已有的回答会保留。`}
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
