import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface DownloadButtonProps {
  /** Address of the version that is read. */
  url: string;
  /** With which a private project is read; null where none is needed. */
  token: string | null;
}

/** Saves the notebooks of the version that is read: one file, or a ZIP of several. */
export const DownloadButton = ({ url, token }: DownloadButtonProps) => (
  <Button
    component="a"
    href={token === null ? url : `${url}?token=${encodeURIComponent(token)}`}
    download
    size="compact-sm"
    variant="subtle"
    leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
  >
    下载
  </Button>
);
