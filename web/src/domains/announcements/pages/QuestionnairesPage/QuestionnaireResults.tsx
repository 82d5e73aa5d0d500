import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import surfaces from '#theme/surfaces.module.css';
import { questionnaireStates } from './QuestionnaireRow.tsx';
import { ChoiceResult } from './ChoiceResult.tsx';
import { useQuestionnaireResultsQuery } from './QuestionnaireResults.generated.ts';
import classes from './QuestionnaireResults.module.css';
import { TextResult } from './TextResult.tsx';

/** Answers of members to a questionnaire. */
export const QuestionnaireResults = ({ id }: { id: string }) => {
  const query = useQuestionnaireResultsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <Loaded
      query={query}
      of={query.data?.administration?.questionnaireResults}
      empty="未找到该问卷"
    >
      {({ questionnaire, counts }) => (
        <Stack>
          <div>
            <Group gap="xs">
              <Title order={1} className={classes.title}>
                {questionnaire.name}
              </Title>
              <Badge variant="light" color={questionnaireStates[questionnaire.state].color}>
                {questionnaireStates[questionnaire.state].label}
              </Badge>
            </Group>
            <Text c="dimmed">
              {questionnaire.answersCount} 人填写 · {questionnaire.refusalsCount} 人暂不填写 ·
              结果不显示填写人
            </Text>
          </div>
          {questionnaire.questions.map((question, index) => (
            <section key={question.id} className={`${surfaces.panel} ${classes.question}`}>
              <h2 className={classes.heading}>
                {index + 1}. {question.title}
              </h2>
              {question.kind === 'TEXT' ? (
                <TextResult id={id} question={question} />
              ) : (
                <ChoiceResult
                  question={question}
                  counts={counts.filter(({ questionId }) => questionId === question.id)}
                  members={questionnaire.answersCount}
                />
              )}
            </section>
          ))}
        </Stack>
      )}
    </Loaded>
  );
};
