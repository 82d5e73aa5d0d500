import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { signInPath } from '#domains/account/paths.ts';

/** Asks a visitor to sign in for their own activities; afterwards they are back here. */
export const SignInToSee = () => {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      text="登录后查看你参与的活动"
      action={
        <Button component={Link} to={signInPath(pathname + search)}>
          登录
        </Button>
      }
    />
  );
};
