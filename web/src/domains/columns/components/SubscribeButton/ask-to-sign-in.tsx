import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { signInPath } from '../../../account/paths.ts';

/** What a visitor hears who wants to follow, for 10 s; after signing in they are back here. */
export const askToSignIn = () => {
  const { pathname, search } = window.location;
  notifications.show({
    id: 'column-sign-in',
    color: 'gold',
    autoClose: 10_000,
    message: (
      <>
        请登陆后再进行关注!{' '}
        <Anchor href={signInPath(pathname + search)} underline="always" inherit>
          去登录
        </Anchor>
      </>
    ),
  });
};
