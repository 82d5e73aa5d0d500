import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { postProblem, postType, TITLE_MAX } from '@whaletide/schema/rules/forum.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '../../../../apollo/errors.ts';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '../../../../lib/notify.ts';
import { useDraft } from '../../../../lib/useDraft.ts';
import { forumListPath } from '../../../forum/paths.ts';
import { fieldOf } from '../../../../lib/field-of.ts';
import type { PanelProps } from '../../../../lib/panel-props.ts';
import { useAnnounceToCompetitionMutation } from './AnnouncePanel.generated.ts';

const problemOf = (draft: { title: string; content: string }) =>
  postProblem({ ...draft, type: postType.announcement }, { manage: true });

/** 公告: an announcement in the competition's forum, of which all who registered are told. */
const AnnouncePanel = ({ competitionId }: PanelProps) => {
  const { draft, change, clear } = useDraft(`announcement-${competitionId}`, {
    title: '',
    content: '',
  });
  const [problem, setProblem] = useState<{ message: string; field: string } | null>(null);
  const [announce, { loading }] = useAnnounceToCompetitionMutation({
    context: { showsErrors: true },
  });
  const errorAt = (field: string) => (problem?.field === field ? problem.message : undefined);
  const send = async () => {
    const found = problemOf(draft);
    setProblem(found && { message: found.message, field: fieldOf(found.field) });
    if (found) return;
    try {
      const input = { competitionId, title: draft.title.trim(), content: draft.content };
      const { data } = await announce({ variables: { input } });
      if (!data) return;
      clear();
      notify.done(
        `公告「${data.announceToCompetition.title}」已发布，并通知了已报名的成员`,
        '发布成功',
      );
    } catch (refusal) {
      const { message, field } = failureOf(refusal);
      setProblem({ message, field: fieldOf(field) });
    }
  };
  const elsewhere = problem && problem.field !== 'title' && problem.field !== 'content';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack maw={720}>
        <Text size="sm" c="dimmed">
          公告会发布在
          <Anchor component={Link} to={forumListPath(competitionId)} inherit underline="always">
            比赛讨论区
          </Anchor>
          ，并通知已报名的成员。
        </Text>
        <TextInput
          label="标题"
          required
          description={`${[...draft.title.trim()].length}/${TITLE_MAX}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.title}
          error={errorAt('title')}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <MarkdownEditor
          label="公告内容"
          placeholder="公告内容"
          rows={8}
          value={draft.content}
          error={errorAt('content')}
          onChange={(content) => change({ content })}
          note="草稿会自动保存在这台设备上"
        />
        {elsewhere && (
          <Alert color="danger" title="发布失败" role="alert">
            {problem.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={loading}>
            发布公告
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

export default AnnouncePanel;
