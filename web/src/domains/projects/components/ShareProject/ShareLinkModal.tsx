import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import ShareModal from '#components/ShareModal/ShareModal.tsx';
import { notify } from '#lib/notify.ts';
import { useShareProjectMutation, useUnshareProjectMutation } from './ShareProject.generated.ts';

interface ShareLinkModalProps {
  project: { id: string; title: string; shareToken: string | null };
  addressOf: (token: string) => string;
  onClose: () => void;
}

const context = { showsErrors: true };

/** The link of a project that isn't everybody's: made here, passed on, and taken back. */
const ShareLinkModal = ({ project, addressOf, onClose }: ShareLinkModalProps) => {
  const { id, title, shareToken } = project;
  const variables = { input: { projectId: id } };
  const [share, sharing] = useShareProjectMutation({ context, variables });
  const [unshare, ending] = useUnshareProjectMutation({ context, variables });
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (action: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  const end = () =>
    act(async () => {
      await unshare();
      notify.done('分享链接已失效');
      onClose();
    });
  if (shareToken !== null)
    return (
      <ShareModal name={title} address={addressOf(shareToken)} onClose={onClose}>
        <Text size="sm" c="dimmed">
          拿到链接的人可以查看这个项目的所有版本，不能修改；停用后链接立即失效。
        </Text>
        <FormAlert title="停用失败" message={problem} />
        <Button
          fullWidth
          variant="subtle"
          color="danger"
          loading={ending.loading}
          onClick={() => void end()}
        >
          停用分享链接
        </Button>
      </ShareModal>
    );
  return (
    <Dialog onClose={onClose} title="分享" size="sm">
      <Stack>
        <Text>
          「{title}」是私有项目。生成链接后，拿到链接的人可以查看，不能修改；你可以随时停用。
        </Text>
        <FormAlert title="生成失败" message={problem} />
        <Button
          fullWidth
          data-autofocus
          loading={sharing.loading}
          onClick={() => void act(() => share())}
        >
          生成分享链接
        </Button>
      </Stack>
    </Dialog>
  );
};

export default ShareLinkModal;
