import { Button, Group, Paper, Title } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import {
  type OwnProfileFragment,
  useUpdateProfileMutation,
} from '#domains/account/components/Profile/Profile.generated.ts';
import { notify } from '#lib/notify.ts';

const AvatarModal = lazy(() => import('./AvatarModal.tsx'));

/** The viewer's picture; a change counts at once. */
export const AvatarSection = ({ member }: { member: OwnProfileFragment }) => {
  const [changing, setChanging] = useState(false);
  const [update, { loading }] = useUpdateProfileMutation();
  const remove = async () => {
    const { data } = await update({ variables: { input: { avatar: null } } });
    if (data) notify.done('头像已移除');
  };
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="avatar">
      <Group gap="lg">
        <MemberAvatar {...member} size={88} />
        <div>
          <Title order={2} size="h3" id="avatar" mb="xs">
            头像
          </Title>
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              onClick={() => setChanging(true)}
              aria-haspopup="dialog"
              leftSection={<IconCrop size={18} stroke={1.5} aria-hidden />}
            >
              {member.avatar ? '更换头像' : '上传头像'}
            </Button>
            {member.avatar && (
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                loading={loading}
                onClick={() => void remove().catch(() => null)}
              >
                移除头像
              </Button>
            )}
          </Group>
        </div>
      </Group>
      <Opened of={changing}>
        {() => (
          <Contained broken={<BrokenPart />}>
            <AvatarModal onClose={() => setChanging(false)} />
          </Contained>
        )}
      </Opened>
    </Paper>
  );
};
