import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { readSession, writeSession } from '#lib/stored.ts';
import { useHasRead } from './useHasRead.ts';
import classes from './LoginBanner.module.css';

const CLOSED = 'login-banner-closed';

/**
 * At the bottom of the page for visitors who have read for a while; who closes it is left alone until
 * the tab is closed.
 */
export const LoginBanner = () => {
  const { signIn, signUp } = useWaysIn();
  const hasRead = useHasRead();
  const [closed, setClosed] = useState(() => readSession(CLOSED) !== null);
  if (closed || !hasRead) return null;
  const close = () => {
    writeSession(CLOSED, 'true');
    setClosed(true);
  };
  return (
    <aside className={classes.banner} aria-label="登录提示" data-print="hidden">
      <Text className={classes.text} size="sm">
        登录后可以报名比赛、提交结果<span className={classes.more}>，并实时看到自己的排名</span>
      </Text>
      <Group gap="sm" wrap="nowrap" flex="none">
        <Button component={Link} to={signUp} size="sm" px="md">
          免费注册
        </Button>
        <Text size="sm" c="dimmed" className={classes.known}>
          <span className={classes.more}>已有账号？</span>
          <AppLink to={signIn} alone>
            登录
          </AppLink>
        </Text>
        <CloseButton aria-label="关闭登录提示" onClick={close} />
      </Group>
    </aside>
  );
};
