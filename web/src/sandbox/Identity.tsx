import { useEffect } from 'react';
import { setSandboxState, useSandboxState } from './state.ts';
import { askSender, type Sender } from './sender.ts';

/** Pause after a keystroke, in milliseconds, before the token is tried. */
const TYPING_MS = 400;

/** Says in whose name operations run, and takes an access token. */
export const Identity = () => {
  const { token, sender } = useSandboxState();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void askSender(token).then((found) => {
          if (isCurrent) setSandboxState({ sender: found });
        }),
      token ? TYPING_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [token]);
  return (
    <>
      <label>
        <span>访问令牌</span>
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="wt_…，留空则使用当前登录"
          onChange={(event) =>
            setSandboxState({ token: event.currentTarget.value.trim(), sender: undefined })
          }
        />
      </label>
      <p role="status" className="sandbox-viewer">
        {identityText(sender)}
      </p>
    </>
  );
};

const identityText = (sender: Sender | undefined): string => {
  if (sender === undefined) return '';
  if (sender === null) return '以访客身份运行';
  return sender === 'refused' ? '访问令牌无效' : `以 ${sender.name} 的身份运行`;
};
