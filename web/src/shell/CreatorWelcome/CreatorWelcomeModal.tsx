import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { createColumnPath } from '../../domains/columns/paths.ts';

/** Dialog with what a member can do as a creator, and the way there. */
const CreatorWelcomeModal = ({ onClose }: { onClose: () => void }) => (
  <Dialog onClose={onClose} title="恭喜你成为创作者" size="sm">
    <Stack>
      <Text>从现在起，你可以创建专栏，把自己的公开项目收录其中，让更多人订阅。</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          以后再说
        </Button>
        <Button component={Link} to={createColumnPath} data-autofocus onClick={onClose}>
          创建专栏
        </Button>
      </Group>
    </Stack>
  </Dialog>
);

export default CreatorWelcomeModal;
