import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface CopyAddressButtonProps {
  /** Asked when it is copied: where the page is, only the browser knows. */
  address: () => string;
  icon: ReactNode;
  label: string;
}

/** Copies an address of this site, and says so. */
export const CopyAddressButton = ({ address, icon, label }: CopyAddressButtonProps) => {
  const { copied, copy } = useClipboard({ timeout: 1_000 });
  return (
    <Button variant="default" onClick={() => copy(address())} leftSection={icon}>
      {copied ? '复制成功' : label}
    </Button>
  );
};
