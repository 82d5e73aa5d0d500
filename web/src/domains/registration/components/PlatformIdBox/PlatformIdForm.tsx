import '../../../../theme/styles/forms.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { platformIdProblem } from '@whaletide/schema/rules/registration.ts';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { useFillPlatformIdMutation } from './PlatformIdBox.generated.ts';

interface PlatformIdFormProps {
  competitionId: string;
  /** What is asked for, such as Openi启智平台ID. */
  name: string;
  onFilled: () => void;
  /** Leaves what was filled in before as it is; absent where nothing was. */
  onCancel?: () => void;
}

/** One line to fill in; it is cleared with every try, whatever became of it (spec 2, section 8). */
export const PlatformIdForm = (props: PlatformIdFormProps) => {
  const { competitionId, name, onFilled, onCancel } = props;
  const [platformId, setPlatformId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [fill, { loading }] = useFillPlatformIdMutation({ context: { showsErrors: true } });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const given = platformId.trim();
    setPlatformId('');
    const refusal = platformIdProblem(given, name)?.message ?? null;
    setProblem(refusal);
    if (refusal) return;
    try {
      await fill({ variables: { input: { competitionId, platformId: given } } });
      onFilled();
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label={`填写${name}`}>
      <Group align="start" gap="sm">
        <TextInput
          flex={1}
          miw={180}
          maw={360}
          aria-label={name}
          placeholder={`请输入${name}`}
          autoComplete="off"
          value={platformId}
          error={problem}
          onChange={({ currentTarget }) => {
            setPlatformId(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" loading={loading}>
          提交
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            取消
          </Button>
        )}
      </Group>
    </form>
  );
};
