import '#theme/styles/forms.ts';
import { Button, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Arriving } from '#lib/arriving.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FormAlert } from '../Form/FormAlert.tsx';
import { useSubmit } from '../Form/useSubmit.ts';
import { useDiscard } from '../Unsaved/useDiscard.tsx';

interface FormModalProps<Values> {
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  form: UseFormReturnType<Values>;
  /** Text of the button. */
  action?: string;
  danger?: boolean;
  /** Title of a refusal. */
  failed?: string;
  /** While it can't be sent, as a file is on its way. */
  disabled?: boolean;
  /** Closes afterwards; answers false to stay open, as where it asks for something first. */
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** In the place of the form: while what it is about is loading, or once it has been sent. */
  instead?: ReactNode;
  /** Other buttons, as one that takes away what the form is about. */
  others?: (doing: Pick<ReturnType<typeof useSubmit>, 'act' | 'busy'>) => ReactNode;
  children: ReactNode;
}

/** A form in a dialog. Closing it with changes asks first, as leaving the page under it does. */
export const FormModal = <Values extends object>(props: FormModalProps<Values>) => {
  const { title, size = 'md', form, send, onClose, instead, others, children } = props;
  const { action = '保存', danger = false, disabled = false } = props;
  const { failed = `${action}失败` } = props;
  const { submit, act, hold, busy, problem } = useSubmit(form, async (values) => {
    if ((await send(values)) !== false) onClose();
  });
  const { close, question } = useDiscard(!busy && !instead && form.isDirty(), onClose);
  return (
    <Dialog size={size} onClose={close} title={title} closeOnClickOutside={!instead}>
      {instead || (
        <form onSubmit={submit} noValidate>
          <Stack>
            <Arriving value={hold}>{children}</Arriving>
            <FormAlert title={failed} message={problem} />
            <Group justify={others ? 'space-between' : 'flex-end'}>
              {others?.({ act, busy })}
              <Group ml="auto">
                <Button variant="default" onClick={close}>
                  取消
                </Button>
                <Button
                  type="submit"
                  color={danger ? 'danger' : 'brand'}
                  disabled={disabled}
                  loading={busy}
                >
                  {action}
                </Button>
              </Group>
            </Group>
          </Stack>
        </form>
      )}
      {question}
    </Dialog>
  );
};
