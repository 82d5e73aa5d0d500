import { type ReactNode, useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { useVerificationQuery } from '#domains/account/components/Verification/Verification.generated.ts';
import { IdentityForm } from '#domains/account/components/Verification/IdentityForm.tsx';

interface ProvedProps {
  onClose: () => void;
  /** Dialog for who has proved their identity. */
  children: ReactNode;
}

/** Has the viewer prove their identity before a dialog, where they haven't done so lately. */
export const Proved = ({ onClose, children }: ProvedProps) => {
  const query = useVerificationQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { showsErrors: true },
  });
  const [isDone, setDone] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const verification = query.data?.viewer?.verification;
  const until = verification?.protectedUntil;
  if (isDone || (until != null && Date.parse(until) > openedAt)) return children;
  return (
    <Dialog title="身份验证" onClose={onClose} closeOnClickOutside={false}>
      <Loaded query={query} of={verification} empty="请先登录">
        {(state) => <IdentityForm verification={state} onDone={() => setDone(true)} />}
      </Loaded>
    </Dialog>
  );
};
