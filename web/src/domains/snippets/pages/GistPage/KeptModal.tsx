import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ownSnippetsPath } from '#domains/snippets/paths.ts';

/** 收藏成功: where it is now. */
const KeptModal = ({ folder, onClose }: { folder: string; onClose: () => void }) => (
  <Dialog title="收藏成功" onClose={onClose}>
    <Text>代码片段已收藏到目录「{folder}」。</Text>
    <Group justify="flex-end" mt="md">
      <Button
        component={Link}
        variant="default"
        to={`${ownSnippetsPath}?folder=${encodeURIComponent(folder)}`}
      >
        查看我的代码片段
      </Button>
      <Button data-autofocus onClick={onClose}>
        知道了
      </Button>
    </Group>
  </Dialog>
);

export default KeptModal;
