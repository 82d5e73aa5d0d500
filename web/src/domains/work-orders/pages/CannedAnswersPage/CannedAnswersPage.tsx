import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { cannedAnswerLimits } from '@whaletide/schema/domains/work-orders/rules/canned-answers.ts';
import { lazy, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { useCannedAnswersQuery } from '#domains/work-orders/components/ReplyForm/CannedAnswers.generated.ts';
import { excerpt } from '#domains/work-orders/excerpt.ts';
import { supportDeskPath } from '#domains/work-orders/paths.ts';
import type { Answer, AnswerDialog } from './CannedAnswerDialogs.tsx';
import classes from './CannedAnswersPage.module.css';

const CannedAnswerDialogs = lazy(() => import('./CannedAnswerDialogs.tsx'));
const none = <EmptyState text="还没有常用回复" />;

interface RowProps {
  answer: Answer;
  onDialog: (dialog: AnswerDialog) => void;
}

const Row = ({ answer, onDialog }: RowProps) => (
  <li className={`${surfaces.row} ${classes.row}`}>
    <div className={classes.about}>
      <h2 className={classes.title}>{answer.title}</h2>
      <span className={classes.text}>{excerpt(answer.text)}</span>
    </div>
    <div className={classes.actions}>
      {(
        [
          ['edit', '修改'],
          ['delete', '删除'],
        ] as const
      ).map(([kind, name]) => (
        <Button
          key={kind}
          variant="subtle"
          size="compact-sm"
          aria-haspopup="dialog"
          aria-label={`${name}常用回复「${answer.title}」`}
          onClick={() => onDialog({ kind, answer })}
        >
          {name}
        </Button>
      ))}
    </div>
  </li>
);

/** /home/admin/canned-answers: texts that the support inserts into its answers. */
const CannedAnswersPage = () => {
  const query = useCannedAnswersQuery({ fetchPolicy: 'cache-and-network' });
  const [dialog, setDialog] = useState<AnswerDialog>();
  const answers = query.data?.support?.cannedAnswers;
  return (
    <PageFrame>
      <AppLink to={supportDeskPath} alone>
        工单处理
      </AppLink>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1} size="h2">
          常用回复
        </Title>
        <Button
          aria-haspopup="dialog"
          disabled={(answers?.length ?? 0) >= cannedAnswerLimits.answers}
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setDialog({ kind: 'create' })}
        >
          新建常用回复
        </Button>
      </Group>
      <Text c="dimmed" mb="md">
        在工单的回复里可以插入这些文字，所有客服共用，最多 {cannedAnswerLimits.answers} 条。
      </Text>
      <Loaded query={query} of={answers} empty={none} skeleton={<RowsSkeleton rows={5} />}>
        {(all) =>
          all.length === 0 ? (
            none
          ) : (
            <ul className={surfaces.rows} aria-label="常用回复">
              {all.map((answer) => (
                <Row key={answer.id} answer={answer} onDialog={setDialog} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Opened of={dialog}>
        {(shown) => (
          <Contained>
            <CannedAnswerDialogs dialog={shown} onClose={() => setDialog(undefined)} />
          </Contained>
        )}
      </Opened>
    </PageFrame>
  );
};

export default CannedAnswersPage;
