import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ERROR_TITLE } from '../apollo/errors.ts';
import { isLoadFailure } from '../lib/load-failure.ts';
import { isReachable, whenBack } from '../lib/recovery.ts';
import { reloadOnce } from '../lib/reload-once.ts';
import { trackFailure } from '../lib/track-failure.ts';

type Step = 'LOOKING' | 'BROKEN' | 'WAITING';

const TEXTS = {
  BROKEN: '这个页面没能打开，刷新一下通常就好了。',
  WAITING: '网络连接不上，恢复后会自动打开这个页面。',
};

/**
 * Opens a page that couldn't be fetched: at once where a deploy has taken its code, and where the
 * network or the server is gone, as soon as they are back.
 */
const useReopening = (error: unknown): Step => {
  const [step, setStep] = useState<Step>(isLoadFailure(error) ? 'LOOKING' : 'BROKEN');
  useEffect(() => {
    if (!isLoadFailure(error)) return;
    let isHere = true;
    let stop: (() => void) | undefined;
    void isReachable().then((reachable) => {
      // Nothing may flash up before the page is loaded again.
      if (!isHere || (reachable && reloadOnce())) return;
      setStep(reachable ? 'BROKEN' : 'WAITING');
      if (!reachable) stop = whenBack(() => reloadOnce());
    });
    return () => {
      isHere = false;
      stop?.();
    };
  }, [error]);
  return step;
};

/** Replacement for a page that broke, or couldn't be loaded: the cause goes to the console. */
export const RouteFailure = ({ error }: { error: unknown }) => {
  const step = useReopening(error);
  useEffect(() => {
    console.error(error);
    trackFailure(error);
  }, [error]);
  if (step === 'LOOKING') return null;
  const open = async () => {
    // A page that is loaded without a network is the browser's own, which doesn't come back.
    if (step === 'BROKEN' || (await isReachable())) window.location.reload();
  };
  return (
    <Stack align="center" py={96} px="md" role="alert">
      <Title order={1} size="h2">
        {ERROR_TITLE}
      </Title>
      <Text c="dimmed">{TEXTS[step]}</Text>
      <Button onClick={() => void open()}>{step === 'BROKEN' ? '刷新页面' : '重试'}</Button>
    </Stack>
  );
};
