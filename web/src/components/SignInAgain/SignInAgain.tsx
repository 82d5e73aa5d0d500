import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { signInPath } from '#routing/sign-in-path.ts';

/** Way to sign in beside what an ended session has stopped: in a new tab, so that this one stays. */
export const SignInAgain = () => {
  const { pathname, search } = useLocation();
  return (
    <Button component="a" href={signInPath(pathname + search)} target="_blank" rel="noopener">
      登录
    </Button>
  );
};
