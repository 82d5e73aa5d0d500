import { Anchor } from '@mantine/core';
import { ERROR_TITLE, type Failure } from '../apollo/errors.ts';
import { signInPath } from '../domains/account/paths.ts';
import { notify } from '../lib/notify.ts';

/** A failure that has no place of its own on the page. */
export const showFailure = ({ message, code }: Failure) => {
  notify.failed(ERROR_TITLE, message, `failed-${code}`);
};

/** The session is over: the page stays as it is, sign-in is offered; said once, for 10 s. */
export const showSignedOut = ({ pathname, search }: { pathname: string; search: string }) => {
  notify.asks(
    'signed-out',
    <>
      你填写的内容都还在。请在新标签页
      <Anchor
        href={signInPath(pathname + search)}
        target="_blank"
        rel="noopener"
        underline="always"
        inherit
      >
        重新登录
      </Anchor>
      ，然后再试一次。
    </>,
    '登录已失效',
  );
};
