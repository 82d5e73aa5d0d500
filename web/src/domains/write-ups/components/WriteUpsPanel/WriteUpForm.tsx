import '#theme/styles/forms.ts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import {
  MAX_WRITE_UP_FIELD,
  type WriteUpFields,
  writeUpFieldProblem,
  writeUpFields,
} from '@whaletide/schema/domains/write-ups/rules.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthorshipField } from '#components/AuthorshipField/AuthorshipField.tsx';
import { type Said, saidErrors, saidInput, saidOf } from '#components/AuthorshipField/said.ts';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { LabelledEditor } from '#components/MarkdownEditor/LabelledEditor.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { useFramed } from '#routing/useFramed.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { RemoveWriteUp } from './RemoveWriteUp.tsx';
import { writeUpsPath } from './write-up-paths.ts';
import { type OwnWriteUpStateQuery, useSaveWriteUpMutation } from './WriteUpsPanel.generated.ts';

type Written = NonNullable<OwnWriteUpStateQuery['competition']>['viewerWriteUp'];

/** Values of the form. */
interface WriteUpValues extends WriteUpFields {
  said: Said;
}

const valuesOf = (written: Written): WriteUpValues => ({
  approach: written?.approach ?? '',
  features: written?.features ?? '',
  validation: written?.validation ?? '',
  failedAttempts: written?.failedAttempts ?? '',
  costs: written?.costs ?? '',
  said: saidOf(written),
});

interface WriteUpFormProps {
  competitionId: string;
  written: Written;
  /** Asks again for what the team has written, as where a teammate was faster. */
  newest: () => Promise<Written>;
}

/**
 * The five fields, kept as a draft in this browser. Where a teammate has saved meanwhile, what was
 * typed stays; the next save goes on from theirs.
 */
export const WriteUpForm = ({ competitionId, written, newest }: WriteUpFormProps) => {
  const { framed } = useFramed();
  const navigate = useNavigate();
  const [begun] = useState(written);
  const [version, setVersion] = useState(written?.version ?? null);
  const [theirs, setTheirs] = useState<Written>(null);
  const [save] = useSaveWriteUpMutation({ context: { showsErrors: true } });
  const { form, clear } = useDraftForm<WriteUpValues>(
    `write-up:${competitionId}`,
    valuesOf(begun),
    {
      state: begun?.updatedAt,
      validate: (values) => ({
        ...saidErrors(values.said),
        ...Object.fromEntries(
          writeUpFields.flatMap(({ key }) => {
            const problem = writeUpFieldProblem(key, values[key]);
            return problem === null ? [] : [[key, problem]];
          }),
        ),
      }),
    },
  );
  const send = async ({ said, ...values }: WriteUpValues) => {
    const input = {
      competitionId,
      ...values,
      ...saidInput(said),
      ...(version !== null && { version }),
    };
    try {
      const { data } = await save({
        variables: { input },
        update: (cache) =>
          cache.modify({
            id: cache.identify({ __typename: 'Competition', id: competitionId }),
            fields: { writeUps: (_, { DELETE }) => DELETE },
          }),
      });
      clear();
      notify.done(`已保存第${data?.saveWriteUp.version}版`, '方案已发布');
      const team = (await newest())?.team?.id;
      await navigate(framed(writeUpsPath(competitionId, team)));
    } catch (failure) {
      if (failureOf(failure).field === 'version') {
        const now = await newest();
        setVersion(now?.version ?? null);
        setTheirs(now);
      }
      throw failure;
    }
  };
  return (
    <Form form={form} send={send} failed="保存失败" label="方案">
      {({ busy, refusal }) => (
        <Stack gap="lg">
          {writeUpFields.map(({ key, name, hint }) => (
            <LabelledEditor
              key={key}
              message
              label={name}
              description={`${hint}。最多${MAX_WRITE_UP_FIELD}个字符`}
              required={key === 'approach'}
              rows={key === 'approach' ? 10 : 5}
              note={key === 'approach' ? '草稿会自动保存在这台设备上' : undefined}
              {...form.getInputProps(key)}
              data-path={key}
            />
          ))}
          <AuthorshipField
            value={form.values.said}
            onChange={(said) => form.setFieldValue('said', said)}
            error={errorsUnder(form.errors, 'authorshipModel')('') ?? null}
          />
          {refusal}
          {theirs?.team && (
            <Alert color="gold" role="status">
              <AppLink to={framed(writeUpsPath(competitionId, theirs.team.id))} target="_blank">
                看队友保存的第{theirs.version}版
              </AppLink>
              ，把要保留的内容合并进来，再保存就是新的一版。
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={busy}>
              {version === null ? '发布方案' : '保存新版本'}
            </Button>
            {begun && (
              <RemoveWriteUp competitionId={competitionId} id={begun.id} onRemoved={clear} />
            )}
          </Group>
        </Stack>
      )}
    </Form>
  );
};
