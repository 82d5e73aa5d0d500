import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { creatorCentrePath } from '#domains/creators/paths.ts';

/** Dialog with what a member can do as a creator, and the way there. */
const CreatorWelcomeModal = ({ onClose }: { onClose: () => void }) => (
  <Dialog onClose={onClose} title="恭喜你成为创作者" size="sm">
    <Stack>
      <Text>
        从现在起，你公开的数据集和项目会按评级和互动获得鲸币，每周三结算，可以兑换电子礼品卡。
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          以后再说
        </Button>
        <Button component={Link} to={creatorCentrePath()} data-autofocus onClick={onClose}>
          进入创作者中心
        </Button>
      </Group>
    </Stack>
  </Dialog>
);

export default CreatorWelcomeModal;
