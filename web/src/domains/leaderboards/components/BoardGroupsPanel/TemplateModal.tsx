import '../../../../theme/styles/forms.ts';
import '../../../../theme/styles/texts.ts';
import { Alert, Button, Code, Group, Stack, Text, Textarea } from '@mantine/core';
import {
  boardPlaceholders,
  rowPlaceholders,
  templateProblem,
} from '@whaletide/schema/rules/board-template.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { notify } from '../../../../lib/notify.ts';
import {
  useBoardTemplateQuery,
  useSetBoardTemplateMutation,
} from './BoardGroupsPanel.generated.ts';
import classes from './BoardGroupsPanel.module.css';
import { EXAMPLE } from './example-template.ts';
import type { Owner } from './opened.ts';

interface TemplateModalProps {
  owner: Owner;
  onClose: () => void;
}

/** The HTML that the boards of a task or of a stage are shown in. */
export const TemplateModal = ({ owner, onClose }: TemplateModalProps) => {
  const { data, error, refetch } = useBoardTemplateQuery({
    variables: { of: owner.of, id: owner.id },
    fetchPolicy: 'network-only',
  });
  const content = () => {
    if (data) {
      const html = data.leaderboardTemplate?.html ?? null;
      return <TemplateForm owner={owner} html={html} onClose={onClose} />;
    }
    return error ? <ErrorState error={error} onRetry={refetch} /> : <TextSkeleton lines={6} />;
  };
  return (
    <Dialog
      onClose={onClose}
      title={`榜单样式：${owner.name}`}
      size="xl"
      closeOnClickOutside={false}
    >
      {content()}
    </Dialog>
  );
};

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

/** Saving a look, or taking it away; what was typed stays when it is refused. */
const TemplateForm = (props: TemplateModalProps & { html: string | null }) => {
  const { owner, html, onClose } = props;
  const [typed, setTyped] = useState(html ?? '');
  const [tried, setTried] = useState(false);
  const [save, { error, loading }] = useSetBoardTemplateMutation({
    context: { showsErrors: true },
  });
  const problem = templateProblem(typed);
  const failure = error ? failureOf(error) : null;
  const atField =
    (tried ? problem?.message : undefined) ??
    (failure?.field === 'html' ? failure.message : undefined);

  const put = async (next: string | null, message: string) => {
    try {
      await save({ variables: { input: { of: owner.of, id: owner.id, html: next } } });
      notify.done(message);
      onClose();
    } catch {
      // Said in the form, where everything stays as it was typed.
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) void put(typed, '榜单样式已保存');
      }}
    >
      <Stack>
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
          value={typed}
          error={atField}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group>
          <Button variant="light" size="xs" onClick={() => setTyped(EXAMPLE)}>
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
        {failure && failure.field !== 'html' && (
          <Alert color="danger" title="保存失败" role="alert">
            {failure.message}
          </Alert>
        )}
        <Group justify="space-between">
          {html === null ? (
            <span />
          ) : (
            <Button
              variant="subtle"
              color="danger"
              loading={loading}
              onClick={() => void put(null, '已恢复标准表格')}
            >
              恢复标准表格
            </Button>
          )}
          <Group>
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" loading={loading}>
              保存
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};
