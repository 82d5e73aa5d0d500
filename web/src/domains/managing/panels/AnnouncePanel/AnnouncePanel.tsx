import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { postProblem, postType, MAX_TITLE } from '@whaletide/schema/domains/forum/rules.ts';
import { Link } from 'react-router';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '#lib/notify.ts';
import { forumListPath } from '#domains/forum/paths.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { PanelProps } from '#lib/panel-props.ts';
import { useAnnounceToCompetitionMutation } from './AnnouncePanel.generated.ts';

const empty = { title: '', content: '' };

const problemsOf = (draft: typeof empty) => {
  const problem = postProblem(
    { ...draft, type: postType.announcement },
    { kind: 'COMPETITION', canManage: true },
  );
  return problemsByField('AnnounceToCompetitionInput', problem ? [problem] : []);
};

/** 公告: an announcement in the competition's forum, of which all who registered are told. */
const AnnouncePanel = ({ competitionId }: PanelProps) => {
  const { form, clear } = useDraftForm(`announcement-${competitionId}`, empty, {
    validate: problemsOf,
  });
  const [announce] = useAnnounceToCompetitionMutation({ context: { showsErrors: true } });
  const send = async ({ title, content }: typeof empty) => {
    const input = { competitionId, title: title.trim(), content };
    const { data } = await announce({ variables: { input } });
    if (!data) return;
    clear();
    notify.done(
      `公告「${data.announceToCompetition.title}」已发布，并通知了已报名的成员`,
      '发布成功',
    );
  };
  return (
    <Form form={form} send={send} failed="发布失败">
      {({ busy, refusal }) => (
        <Stack maw={720}>
          <Text size="sm" c="dimmed">
            公告会发布在
            <Anchor component={Link} to={forumListPath(competitionId)} inherit underline="always">
              讨论区
            </Anchor>
            ，并通知已报名的成员。
          </Text>
          <TextInput
            label="标题"
            required
            description={`${[...form.values.title.trim()].length}/${MAX_TITLE}`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('title')}
          />
          <MarkdownEditor
            message
            label="公告内容"
            placeholder="公告内容"
            rows={8}
            note="草稿会自动保存在这台设备上"
            {...form.getInputProps('content')}
          />
          {refusal}
          <Group>
            <Button type="submit" loading={busy}>
              发布公告
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};

export default AnnouncePanel;
