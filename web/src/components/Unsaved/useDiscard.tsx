import { useState } from 'react';
import { DiscardModal } from './DiscardModal.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

/** Closing a dialog whose form was changed asks first, and so does leaving the page under it. */
export const useDiscard = (dirty: boolean, onClose: () => void) => {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    question: (
      <>
        <UnsavedGuard dirty={dirty} />
        {asking && <DiscardModal onStay={() => setAsking(false)} onLeave={leave} />}
      </>
    ),
  };
};
