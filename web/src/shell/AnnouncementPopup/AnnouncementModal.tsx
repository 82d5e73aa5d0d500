import { Button, Group, Stack } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import type { Announcement } from './announcement.ts';

interface AnnouncementModalProps {
  announcement: Announcement;
  onClose: () => void;
}

/** An announcement in a window. Each of its buttons opens its address in a new tab. */
const AnnouncementModal = ({ announcement, onClose }: AnnouncementModalProps) => {
  const { title, content, buttons } = announcement;
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Markdown text={content} message />
        <Group justify="flex-end">
          {buttons.length === 0 && <Button onClick={onClose}>知道了</Button>}
          {buttons.map(({ name, url }, index) => (
            <Button
              key={index}
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              variant={index === buttons.length - 1 ? 'filled' : 'default'}
              onClick={onClose}
            >
              {name}
            </Button>
          ))}
        </Group>
      </Stack>
    </Dialog>
  );
};

export default AnnouncementModal;
