import { useApolloClient } from '@apollo/client/react';
import {
  checkConsistency,
  type Consistency,
} from '@whaletide/schema/domains/receipts/rules/check-consistency.ts';
import type { ReceiptTools } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import type { TreeHead } from '@whaletide/schema/domains/receipts/rules/merkle-proofs.ts';
import { useEffect, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { NewestCheckpointDocument } from '#domains/receipts/components/NewestCheckpoint/NewestCheckpoint.generated.ts';
import { LogConsistencyDocument } from './LogConsistency.generated.ts';

/** Outcome of a comparison; `unchecked` where the site couldn't be asked, as without the network. */
export type ConsistencyState = Consistency | { of: 'checking' } | { of: 'unchecked' };

const fresh = { fetchPolicy: 'no-cache', context: { showsErrors: true } } as const;

/** Asks the site whether its log still continues what a receipt's checkpoint says. */
export const useConsistency = (tools: ReceiptTools, head: TreeHead) => {
  const client = useApolloClient();
  const [state, setState] = useState<ConsistencyState>({ of: 'checking' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const compare = async (): Promise<ConsistencyState> => {
      if (!navigator.onLine) return { of: 'unchecked' };
      const { data } = await client.query({ query: NewestCheckpointDocument, ...fresh });
      const newest = data?.receipts.checkpoint;
      if (!newest) return { of: 'unchecked' };
      const proofOf = async (first: number, size: number) => {
        const variables = { first, size };
        const found = await client.query({ query: LogConsistencyDocument, variables, ...fresh });
        const proof = found.data?.receipts.consistency;
        if (!proof) throw new Error('the proof did not come');
        return proof;
      };
      const outcome = await checkConsistency(tools, head, newest, proofOf);
      if (outcome.of !== 'shorter') return outcome;
      // The checkpoint may be one that the site has kept: is the log as long as it was?
      return proofOf(head.size, head.size).then(
        () => ({ of: 'unchecked' }),
        (error: unknown) =>
          failureOf(error).code === 'NOT_FOUND' ? outcome : { of: 'unchecked' as const },
      );
    };
    compare()
      .catch((): ConsistencyState => ({ of: 'unchecked' }))
      .then((found) => {
        if (current) setState(found);
      });
    const again = () => setAsked((times) => times + 1);
    window.addEventListener('online', again);
    return () => {
      current = false;
      window.removeEventListener('online', again);
    };
  }, [client, tools, head, asked]);
  const retry = () => {
    setState({ of: 'checking' });
    setAsked((times) => times + 1);
  };
  return { state, retry };
};
