import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { Group, Popover, Progress, Text, UnstyledButton } from '@mantine/core';
import { startTransition, useState } from 'react';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { useSignOutMutation } from '#domains/account/components/Viewer/SignOut.generated.ts';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { MenuItems } from './MenuItems.tsx';
import classes from './UserMenu.module.css';

/** Menu of the member who is signed in, with level and coins, and the ways to what is theirs. */
export const UserMenu = ({ viewer }: { viewer: Viewer }) => {
  const { member, level, wallet } = viewer;
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const [signOut] = useSignOutMutation();
  const leave = async () => {
    await signOut();
    await navigate('/');
    await changeMember();
  };

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={260}
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={`${member.name}的菜单`}
          // A phone answers the touch before all that drops down is there.
          onClick={() => startTransition(() => setOpened(!opened))}
        >
          <MemberAvatar {...member} size={34} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={classes.head}>
          <Group gap="xs" wrap="nowrap">
            <Text fw={600} truncate>
              {member.name}
            </Text>
            <LevelTag level={level.level} />
          </Group>
          <Progress
            mt="xs"
            size="sm"
            value={level.percent}
            aria-label={`当前等级进度 ${level.percent}%`}
          />
          <Group mt={6} justify="space-between" className={classes.numbers}>
            <Text size="xs" c="dimmed">
              成长值 {viewer.growthScore}
              {level.nextAt !== null && ` / ${level.nextAt}`}
            </Text>
            {wallet && (
              <Text size="xs" c="gold" fw={500}>
                {wallet.balance} 鲸币
              </Text>
            )}
          </Group>
        </div>
        <ul className={classes.items} onClick={() => setOpened(false)}>
          <MenuItems viewer={viewer} onLeave={() => void leave()} />
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
