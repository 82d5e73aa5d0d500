import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import {
  Alert,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { SUMMARY_MAX, TITLE_MAX } from '@whaletide/schema/rules/forum.ts';
import { useId, useRef, useState } from 'react';
import type { ForumPostType } from '../../../../apollo/schema.generated.ts';
import { failureOf } from '../../../../apollo/errors.ts';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { useDraft } from '../../../../lib/useDraft.ts';
import { choosableTypes } from '../../post-types.ts';
import { ProjectField } from '../../../projects/components/ProjectField/ProjectField.tsx';
import { CoverField, PicturesField } from './PictureFields.tsx';
import { type PostValues, problemOf } from './post-values.ts';

interface PostFormProps {
  initial: PostValues;
  isWork: boolean;
  permissions: { manage: boolean };
  /** Whether it can, has to or can't be about a project. */
  project: 'optional' | 'required' | 'none';
  /** Under which the draft is kept in this browser. */
  draftKey: string;
  /** When the text that is changed was written last; undefined for a new one. */
  writtenAt?: string;
  submitText: string;
  /** Rejects with the refusal, which the form shows. */
  onSubmit: (values: PostValues) => Promise<void>;
  onCancel: () => void;
}

const counted = (text: string, most: number) => `${[...text.trim()].length}/${most}`;

/** The form of a post, and of a work. What is written stays through a reload until it is sent. */
export const PostForm = (props: PostFormProps) => {
  const { initial, isWork, permissions, writtenAt, submitText, onSubmit, onCancel } = props;
  const { draft, change, clear } = useDraft(props.draftKey, initial, writtenAt);
  const [problem, setProblem] = useState<{ message: string; field: string | null } | null>(null);
  const [sending, setSending] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const typeId = useId();
  // A post that is about a project isn't turned into a search for teammates.
  const types = choosableTypes(permissions, initial.type).filter(
    ({ type }) => type !== 'TEAMMATES' || initial.project === null,
  );
  const showsProject = props.project !== 'none' && draft.type !== 'TEAMMATES';
  const errorAt = (field: string) => (problem?.field === field ? problem.message : null);

  const show = (found: NonNullable<typeof problem>) => {
    setProblem(found);
    requestAnimationFrame(() => alert.current?.scrollIntoView({ block: 'center' }));
  };
  const submit = async () => {
    if (sending) return;
    const manage = permissions.manage || initial.type === 'ANNOUNCEMENT';
    const found = problemOf(draft, isWork, manage);
    if (found) return show(found);
    if (showsProject && props.project === 'required' && !draft.project)
      return show({ message: '请选择要展示的项目', field: 'projectId' });
    setProblem(null);
    setSending(true);
    try {
      await onSubmit(props.project === 'none' ? { ...draft, project: null } : draft);
      clear();
    } catch (error) {
      show(failureOf(error));
      setSending(false);
    }
  };

  const cancel = () => {
    // A new post waits for another day; a change that was given up must not come back.
    if (writtenAt) clear();
    onCancel();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="lg">
        {problem && (
          <Alert color="danger" role="alert" ref={alert}>
            {problem.message}
          </Alert>
        )}
        <div>
          <Text fw={500} mb={6} id={typeId}>
            帖子类型
          </Text>
          <SegmentedControl
            aria-labelledby={typeId}
            data={types.map(({ type, label }) => ({ value: type, label }))}
            value={draft.type}
            onChange={(type) => change({ type: type as ForumPostType })}
          />
        </div>
        <TextInput
          label="标题"
          size="md"
          value={draft.title}
          error={errorAt('title')}
          description={counted(draft.title, TITLE_MAX)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        {isWork && (
          <>
            <Textarea
              label="作品简介"
              autosize
              minRows={2}
              value={draft.summary}
              error={errorAt('summary')}
              description={counted(draft.summary, SUMMARY_MAX)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              onChange={({ currentTarget }) => change({ summary: currentTarget.value })}
            />
            <CoverField
              value={draft.cover}
              error={errorAt('cover')}
              onChange={(cover) => change({ cover })}
            />
            <PicturesField
              value={draft.pictures}
              error={errorAt('pictures')}
              onChange={(pictures) => change({ pictures })}
            />
          </>
        )}
        <div>
          <Text fw={500} mb={6} aria-hidden>
            正文
          </Text>
          <MarkdownEditor
            label="正文"
            rows={12}
            value={draft.content}
            error={errorAt('content')}
            onChange={(content) => change({ content })}
            note="草稿会自动保存在这台设备上"
          />
        </div>
        {showsProject && (
          <ProjectField
            label={isWork ? '项目' : '关联项目'}
            required={props.project === 'required'}
            hint="可以选择你的公开项目，读者能直接查看其中的笔记本"
            value={draft.project}
            lock="public"
            picksVersion={false}
            error={errorAt('projectId')}
            onChange={(choice) =>
              change({
                project: choice && { projectId: choice.projectId, title: choice.title },
              })
            }
          />
        )}
        <Group gap="sm">
          <Button type="submit" size="md" loading={sending}>
            {submitText}
          </Button>
          <Button variant="default" size="md" onClick={cancel} disabled={sending}>
            取消
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
