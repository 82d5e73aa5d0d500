import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OpenTaskDocument } from './SubmitPanel.generated.ts';

/**
 * Asks once more for a task that was closed when the page was loaded, where the team is in its
 * stage: one has come to the stage since, or it has begun.
 *
 * @param enabled whether the team may submit by the rules; asked again when that changes
 * @returns true while it is being asked
 */
export const useOpening = (
  { id, isOpen }: { id: string; isOpen: boolean },
  inStage: boolean,
  enabled: boolean,
): boolean => {
  const client = useApolloClient();
  const [asked, setAsked] = useState<boolean | null>(null);
  const asking = !isOpen && inStage && asked !== enabled;
  useEffect(() => {
    if (!asking) return;
    const context = { showsErrors: true };
    void client
      .query({ query: OpenTaskDocument, variables: { id }, fetchPolicy: 'network-only', context })
      .catch(() => null)
      .then(() => setAsked(enabled));
  }, [client, asking, id, enabled]);
  return asking;
};
