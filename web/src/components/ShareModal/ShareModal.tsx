import { Stack, Text, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import QrCode from '../QrCode/QrCode.tsx';

interface ShareModalProps {
  /** Name of what is shared. */
  name: string;
  address: string;
  onClose: () => void;
  /** Further actions on what is shared. */
  children?: ReactNode;
}

/** An address to scan with a phone, or to copy. */
const ShareModal = ({ name, address, onClose, children }: ShareModalProps) => (
  <Dialog onClose={onClose} title="分享" size="sm">
    <Stack align="center" gap="md">
      <Text fw={500} ta="center">
        {name}
      </Text>
      <QrCode value={address} title={`${name}的二维码`} />
      <Text size="sm" c="dimmed">
        手机扫码查看，或复制链接分享给朋友
      </Text>
      <TextInput aria-label="分享链接" value={address} readOnly w="100%" />
      <CopyButton
        text={address}
        fullWidth
        data-autofocus
        leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
      >
        复制链接
      </CopyButton>
      {children}
    </Stack>
  </Dialog>
);

export default ShareModal;
