import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { MAX_TITLE, type PostingPlace } from '@whaletide/schema/domains/forum/rules.ts';
import { AuthorshipField } from '#components/AuthorshipField/AuthorshipField.tsx';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { choosableTypes } from '#domains/forum/post-types.ts';
import { ProjectField } from '#domains/projects/components/ProjectField/ProjectField.tsx';
import { lengthOf } from './length-of.ts';
import { PostTypeField } from './PostTypeField.tsx';
import { type PostValues, problemsOf } from './post-values.ts';
import { WorkFields } from './WorkFields.tsx';

interface PostFormProps {
  initial: PostValues;
  isWork: boolean;
  /** Kind of its forum, and whether the viewer manages it. */
  place: PostingPlace;
  /** Rule for the post's project: optional, required or not allowed. */
  project: 'optional' | 'required' | 'none';
  /** Under which the draft is kept in this browser. */
  draftKey: string;
  /** Time at which the edited text was last written; undefined for a new one. */
  writtenAt?: string;
  submitText: string;
  /** Rejects with the refusal, which the form shows. */
  onSubmit: (values: PostValues) => Promise<void>;
  onCancel: () => void;
}

/** The form of a post, and of a work. What is written stays through a reload until it is sent. */
export const PostForm = (props: PostFormProps) => {
  const { initial, isWork, place, writtenAt, submitText, onSubmit, onCancel } = props;
  const manage = place.canManage || initial.type === 'ANNOUNCEMENT';
  const showsProject = ({ type }: PostValues) => props.project !== 'none' && type !== 'TEAMMATES';
  const { form, clear } = useDraftForm(props.draftKey, initial, {
    state: writtenAt,
    validate: (values) => {
      const lacksProject = showsProject(values) && props.project === 'required' && !values.project;
      return {
        ...(lacksProject && { project: '请选择要展示的项目' }),
        ...problemsOf(values, isWork, { ...place, canManage: manage }),
      };
    },
  });
  const draft = form.values;
  const isAgents = writtenAt !== undefined && initial.said.authorship === 'AGENT';
  const errorAt = (field: string) => errorsUnder(form.errors, field)('');
  // A post that is about a project isn't turned into a search for teammates.
  const types = choosableTypes(place, initial.type).filter(
    ({ type }) => type !== 'TEAMMATES' || initial.project === null,
  );
  const send = async (values: PostValues) => {
    await onSubmit(props.project === 'none' ? { ...values, project: null } : values);
    clear();
  };
  const cancel = () => {
    // A new post waits for another day; a change that was given up must not come back.
    if (writtenAt) clear();
    onCancel();
  };

  return (
    <Form form={form} send={send}>
      {({ busy, refusal }) => (
        <Stack gap="lg">
          {refusal}
          <PostTypeField
            label={place.kind === 'CHANNEL' ? '类型' : '帖子类型'}
            types={types}
            value={draft.type}
            error={errorAt('type')}
            onChange={(type) => form.setFieldValue('type', type)}
          />
          <TextInput
            label="标题"
            size="md"
            description={lengthOf(draft.title, MAX_TITLE)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('title')}
          />
          {isWork && <WorkFields form={form} />}
          <div>
            <Text fw={500} mb={6} aria-hidden>
              正文
            </Text>
            <MarkdownEditor
              message
              label="正文"
              rows={12}
              note="草稿会自动保存在这台设备上"
              {...form.getInputProps('content')}
            />
          </div>
          {showsProject(draft) && (
            <div data-path="projectId">
              <ProjectField
                label={isWork ? '项目' : '关联项目'}
                required={props.project === 'required'}
                hint="可以选择你的公开项目，读者能直接查看其中的笔记本"
                value={draft.project}
                lock="public"
                picksVersion={false}
                error={errorAt('project') ?? errorAt('projectId')}
                onChange={(choice) => {
                  form.clearFieldError('projectId');
                  form.setFieldValue(
                    'project',
                    choice && { projectId: choice.projectId, title: choice.title },
                  );
                }}
              />
            </div>
          )}
          <AuthorshipField
            value={draft.said}
            onChange={(said) => form.setFieldValue('said', said)}
            description={isAgents ? '由智能体写的内容，作者类型不能再修改' : undefined}
            error={errorAt('authorshipModel') ?? null}
            disabled={isAgents}
          />
          <Group gap="sm">
            <Button type="submit" size="md" loading={busy}>
              {submitText}
            </Button>
            <Button variant="default" size="md" onClick={cancel} disabled={busy}>
              取消
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
