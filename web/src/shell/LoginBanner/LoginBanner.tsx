import { Button, CloseButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';
import { useIsHydrating } from '#lib/page-render.ts';
import { readSession, writeSession } from '#lib/stored.ts';
import classes from './LoginBanner.module.css';

const CLOSED = 'login-banner-closed';

/** At the bottom of the page for visitors; who closes it is left alone until the tab is closed. */
export const LoginBanner = () => {
  const { signIn, signUp } = useWaysIn();
  const hydrating = useIsHydrating();
  const [closed, setClosed] = useState(() => readSession(CLOSED) !== null);
  // Whether it was closed only the browser knows.
  if (closed || hydrating) return null;
  const close = () => {
    writeSession(CLOSED, 'true');
    setClosed(true);
  };
  return (
    <aside className={classes.banner} aria-label="登录提示" data-print="hidden">
      <Text className={classes.text} size="sm">
        登录后可以报名比赛、提交结果<span className={classes.more}>，并实时看到自己的排名</span>
      </Text>
      <Group gap={4} wrap="nowrap" flex="none">
        <Button component={Link} to={signIn} size="sm" px="md">
          登录
        </Button>
        <span aria-hidden>/</span>
        <Button component={Link} to={signUp} size="sm" px="md" variant="light">
          注册
        </Button>
        <CloseButton aria-label="关闭登录提示" onClick={close} />
      </Group>
    </aside>
  );
};
