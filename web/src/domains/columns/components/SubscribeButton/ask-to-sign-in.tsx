import { Anchor } from '@mantine/core';
import { notify } from '../../../../lib/notify.ts';
import { signInPath } from '../../../account/paths.ts';

/** What a visitor hears who wants to follow, for 10 s; after signing in they are back here. */
export const askToSignIn = () => {
  const { pathname, search } = window.location;
  notify.asks(
    'column-sign-in',
    <>
      请登陆后再进行关注!{' '}
      <Anchor href={signInPath(pathname + search)} underline="always" inherit>
        去登录
      </Anchor>
    </>,
  );
};
