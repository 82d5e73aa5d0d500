import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { MINI_PROGRAM_TEXT } from '@whaletide/schema/domains/site/rules/mini-program.ts';
import { useEffect } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { notify } from '#lib/notify.ts';
import { useOrigin } from '#lib/page-render.ts';

interface NotSupportedModalProps {
  /** Target that it would have led to: a path of this site. */
  path: string;
  onClose: () => void;
}

/** Dialog about what doesn't work in the mini-programme, with the address at which it does. */
const NotSupportedModal = ({ path, onClose }: NotSupportedModalProps) => {
  const { copy, copied, error } = useClipboard();
  const address = useOrigin() + path;
  useEffect(() => {
    if (copied) notify.done('链接已复制');
  }, [copied]);
  return (
    <Dialog onClose={onClose} title="提示" size="sm">
      <Stack>
        <Text>{MINI_PROGRAM_TEXT}</Text>
        {/* Where copying is forbidden, it can still be marked. */}
        <TextInput
          aria-label="网页链接"
          value={address}
          readOnly
          error={error ? '复制失败，请长按链接复制' : undefined}
        />
        <Button fullWidth data-autofocus onClick={() => copy(address)}>
          复制链接
        </Button>
      </Stack>
    </Dialog>
  );
};

export default NotSupportedModal;
