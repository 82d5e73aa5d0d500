import { use, useState } from 'react';
import { OpeningContext } from '../Dialog/opening.ts';
import { DiscardModal } from './DiscardModal.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

/** Closing a dialog whose form was changed asks first, and so does leaving the page under it. */
export const useDiscard = (dirty: boolean, onClose: () => void) => {
  // On its way out it has nothing to lose any more.
  const { opened } = use(OpeningContext);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    question: (
      <>
        <UnsavedGuard dirty={opened && dirty} />
        {asking && <DiscardModal onStay={() => setAsking(false)} onLeave={leave} />}
      </>
    ),
  };
};
