import { Stack, Text, UnstyledButton } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import classes from './EditPostPage.module.css';

export type WorkType = 'project' | 'ordinary';

const kinds: readonly { type: WorkType; title: string; about: string }[] = [
  { type: 'project', title: '项目作品', about: '展示你的公开项目，读者可以直接查看其中的笔记本' },
  { type: 'ordinary', title: '普通作品', about: '用文字与图片介绍你们的成果' },
];

interface WorkTypeModalProps {
  onChoose: (type: WorkType) => void;
  onClose: () => void;
}

/** Asks what kind of work is published, before its form. */
export const WorkTypeModal = ({ onChoose, onClose }: WorkTypeModalProps) => (
  <Dialog onClose={onClose} title="选择作品类型">
    <Stack gap="sm">
      {kinds.map(({ type, title, about }) => (
        <UnstyledButton key={type} className={classes.workType} onClick={() => onChoose(type)}>
          <Text fw={600} component="span" display="block">
            {title}
          </Text>
          <Text size="sm" c="dimmed" component="span">
            {about}
          </Text>
        </UnstyledButton>
      ))}
    </Stack>
  </Dialog>
);
