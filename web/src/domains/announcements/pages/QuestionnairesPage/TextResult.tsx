import { Text } from '@mantine/core';
import { useState } from 'react';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useQuestionnaireTextsQuery } from './QuestionnaireResults.generated.ts';
import classes from './QuestionnaireResults.module.css';

/** Texts that members wrote in answer to a question, newest first. */
export const TextResult = ({ id, question }: { id: string; question: { id: string } }) => {
  const [page, setPage] = useState(1);
  const { data, error, loading, refetch } = useQuestionnaireTextsQuery({
    variables: { id, questionId: question.id, page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PagedList
      list={data?.administration?.questionnaireTexts}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={setPage}
      empty="暂无文字回答"
      skeleton={<RowsSkeleton rows={2} />}
    >
      {(texts) => (
        <ul className={classes.texts}>
          {texts.map(({ id: text, content, createdAt }) => (
            <li key={text}>
              <p className={classes.text}>{content}</p>
              <Text size="sm" c="dimmed">
                {formatDateTime(createdAt)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
