import { Button, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { signInPath } from '../../domains/account/paths.ts';
import classes from './LoginBanner.module.css';

/** At the bottom of the page for visitors. */
export const LoginBanner = () => {
  const { pathname, search } = useLocation();
  return (
    <aside className={classes.banner} aria-label="登录提示">
      <Text className={classes.text} size="sm">
        登录后可以报名比赛、提交结果，并实时看到自己的排名
      </Text>
      <Button component={Link} to={signInPath(pathname + search)} size="sm" flex="none">
        登录 / 注册
      </Button>
    </aside>
  );
};
