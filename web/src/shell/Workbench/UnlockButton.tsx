import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { signInPath } from '#domains/account/paths.ts';
import { useTrial } from './useTrial.tsx';
import { useWorkbenchQuery } from './Workbench.generated.ts';

/** 付费解锁: to the trial, for which one has signed in. */
export const UnlockButton = ({ trialUrl }: { trialUrl: string }) => {
  const { data, error, refetch } = useWorkbenchQuery();
  const { pathname, search } = useLocation();
  const { wayTo, question } = useTrial(data?.viewer?.isPhoneVerified ?? false);
  if (!data)
    return (
      <Button loading={!error} onClick={() => void refetch().catch(() => undefined)}>
        付费解锁
      </Button>
    );
  if (!data.viewer)
    return (
      <Button component={Link} to={signInPath(pathname + search)}>
        付费解锁
      </Button>
    );
  return (
    <>
      <Button {...wayTo(trialUrl, 'professional')}>付费解锁</Button>
      {question}
    </>
  );
};
