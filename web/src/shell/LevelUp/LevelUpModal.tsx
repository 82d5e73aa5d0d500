import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ownLevelPath } from '#domains/growth/paths.ts';
import classes from './LevelUpModal.module.css';

interface LevelUpModalProps {
  level: Viewer['level'];
  onClose: () => void;
}

const LevelUpModal = ({ level, onClose }: LevelUpModalProps) => (
  <Dialog onClose={onClose} title="升级通知" size="sm">
    <Stack align="center" gap="sm" pb="xs">
      <div className={classes.medal} aria-hidden>
        LV{level.level}
      </div>
      <Text fw={600} size="lg">
        恭喜你升级到LV{level.level}
      </Text>
      {level.name && <Text c="dimmed">从今天起，你是一名{level.name}</Text>}
      <Progress w="100%" value={level.percent} aria-label={`当前等级进度 ${level.percent}%`} />
      <Group mt="xs" justify="center">
        <Button onClick={onClose}>继续前行</Button>
        <Button component={Link} to={ownLevelPath()} variant="default" onClick={onClose}>
          查看等级权益
        </Button>
      </Group>
    </Stack>
  </Dialog>
);

export default LevelUpModal;
