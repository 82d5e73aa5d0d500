import { Anchor } from '@mantine/core';
import { notify } from '#lib/notify.ts';
import { signInPath } from '#domains/account/paths.ts';

const here = () => window.location.pathname + window.location.search;

/** Asks a visitor who wants to follow to sign in, for 10 s; after signing in they are back here. */
export const askToSignIn = () => {
  notify.asks(
    'follow-sign-in',
    <>
      请登陆后再进行关注!{' '}
      <Anchor href={signInPath(here())} underline="always" inherit>
        去登录
      </Anchor>
    </>,
  );
};
