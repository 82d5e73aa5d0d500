import '#theme/styles/texts.ts';
import { Button, Code, Group, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  boardPlaceholders,
  rowPlaceholders,
  templateProblem,
} from '@whaletide/schema/domains/leaderboards/rules/board-template.ts';
import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import {
  useBoardTemplateQuery,
  useSetBoardTemplateMutation,
} from './BoardGroupsPanel.generated.ts';
import classes from './BoardGroupsPanel.module.css';
import { EXAMPLE } from './example-template.ts';
import type { Owner } from './opened.ts';

const Placeholders = ({ names }: { names: Record<string, string> }) => (
  <dl className={classes.placeholders}>
    {Object.entries(names).map(([name, meaning]) => (
      <div key={name}>
        <dt>
          <Code>{`{{${name}}}`}</Code>
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

interface TemplateModalProps {
  owner: Owner;
  onClose: () => void;
}

/** The HTML that the boards of a task or of a stage are shown in; to save, or to take away. */
export const TemplateModal = ({ owner, onClose }: TemplateModalProps) => {
  const { data, error, refetch } = useBoardTemplateQuery({
    variables: { id: owner.id, isTask: owner.of === 'TASK' },
    fetchPolicy: 'network-only',
  });
  const [save] = useSetBoardTemplateMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { html: '' },
    validate: { html: (html) => templateProblem(html)?.message },
  });
  const { leaderboardTemplate } = data?.competitionTask ?? data?.stage ?? {};
  const stored = leaderboardTemplate?.html ?? null;
  const begin = useEffectEvent(() => form.initialize({ html: stored ?? '' }));
  useEffect(() => {
    if (data) begin();
  }, [data]);

  const put = async (html: string | null, message: string) => {
    await save({ variables: { input: { of: owner.of, id: owner.id, html } } });
    notify.done(message);
  };
  const takeAway = async () => {
    await put(null, '已恢复标准表格');
    onClose();
  };
  return (
    <FormModal
      title={`榜单样式：${owner.name}`}
      size="xl"
      form={form}
      send={({ html }) => put(html, '榜单样式已保存')}
      onClose={onClose}
      instead={
        !data &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <TextSkeleton lines={6} />)
      }
      others={({ act, busy }) =>
        stored !== null && (
          <Button
            variant="subtle"
            color="danger"
            disabled={busy}
            onClick={() => void act(takeAway)}
          >
            恢复标准表格
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        用 HTML 与样式展示排行榜，其中的脚本与外部资源不会生效。
        <Code>{'{{#rows}}'}</Code> 与 <Code>{'{{/rows}}'}</Code> 之间的内容对每支团队重复一次。
      </Text>
      <Textarea
        label="模板"
        className={classes.code}
        autosize
        minRows={10}
        maxRows={20}
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('html')}
      />
      <Group>
        <Button variant="light" size="xs" onClick={() => form.setFieldValue('html', EXAMPLE)}>
          载入示例
        </Button>
      </Group>
      <Text size="sm" fw={500}>
        每支团队
      </Text>
      <Placeholders names={rowPlaceholders} />
      <Text size="sm" fw={500}>
        整个榜单
      </Text>
      <Placeholders names={boardPlaceholders} />
    </FormModal>
  );
};
