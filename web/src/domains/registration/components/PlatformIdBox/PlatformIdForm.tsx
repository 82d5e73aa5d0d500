import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { platformIdProblem } from '@whaletide/schema/domains/registration/rules/registration.ts';
import { failureOf } from '#apollo/errors.ts';
import { Form } from '#components/Form/Form.tsx';
import { useFillPlatformIdMutation } from './PlatformIdBox.generated.ts';

interface PlatformIdFormProps {
  competitionId: string;
  /** Name of the id that is asked for, such as Openi启智平台ID. */
  name: string;
  onFilled: () => void;
  /** Leaves what was filled in before as it is; absent where nothing was. */
  onCancel?: () => void;
}

/** One line to fill in; it is cleared with every try, whatever became of it. */
export const PlatformIdForm = (props: PlatformIdFormProps) => {
  const { competitionId, name, onFilled, onCancel } = props;
  const [fill] = useFillPlatformIdMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: { platformId: '' } });
  // Looked at here and not by the form: what isn't sent is cleared too.
  const send = async ({ platformId }: typeof form.values) => {
    form.reset();
    const problem = platformIdProblem(platformId.trim(), name);
    if (problem) return form.setFieldError('platformId', problem.message);
    try {
      await fill({ variables: { input: { competitionId, platformId: platformId.trim() } } });
    } catch (refusal) {
      return form.setFieldError('platformId', failureOf(refusal).message);
    }
    onFilled();
  };

  return (
    <Form form={form} send={send} label={`填写${name}`}>
      {({ busy }) => (
        <Group align="start" gap="sm">
          <TextInput
            flex={1}
            miw={180}
            maw={360}
            aria-label={name}
            placeholder={`请输入${name}`}
            autoComplete="off"
            {...form.getInputProps('platformId')}
          />
          <Button type="submit" loading={busy}>
            提交
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              取消
            </Button>
          )}
        </Group>
      )}
    </Form>
  );
};
