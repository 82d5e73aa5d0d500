import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { useDiscard } from '../../../../components/Unsaved/useDiscard.tsx';
import { fieldOf } from '../../../../lib/field-of.ts';
import { focusFirstError } from '../../../../lib/focus-first-error.ts';

interface PartModalProps<Values> {
  title: string;
  size?: 'lg' | 'xl';
  form: UseFormReturnType<Values>;
  /** While a file is on its way. */
  disabled?: boolean;
  /** Answers false to stay open, as where it asks for something first. */
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a stage or a task; what was typed stays when it is refused. */
export const PartModal = <Values extends Record<string, unknown>>(
  props: PartModalProps<Values>,
) => {
  const { title, size = 'md', form, disabled = false, save, onClose, children } = props;
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { close, question } = useDiscard(form.isDirty(), onClose);
  const submit = form.onSubmit(async (values) => {
    setSaving(true);
    setError(null);
    try {
      if ((await save(values)) !== false) return onClose();
    } catch (refusal) {
      setError(refusal);
      const { field, message } = failureOf(refusal);
      if (field) form.setFieldError(fieldOf(field), message);
      focusFirstError();
    }
    setSaving(false);
  }, focusFirstError);
  return (
    <Modal opened size={size} onClose={close} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {children}
          {error !== null && (
            <Alert color="coral" title="保存失败" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              取消
            </Button>
            <Button type="submit" disabled={disabled} loading={saving}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Modal>
  );
};
