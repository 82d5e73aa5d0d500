import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import type { PairOutcome } from '#apollo/schema.generated.ts';
import {
  type PairTurnFragment,
  useAnswerPairMutation,
  useClaimPairMutation,
  useUndoPairMutation,
} from './Judging.generated.ts';

const options = { context: { showsErrors: true }, fetchPolicy: 'no-cache' } as const;

/** The member's turn among the pairs of a task, and what they do with it. */
export const usePairs = (taskId: string) => {
  const [turn, setTurn] = useState<PairTurnFragment | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [claim] = useClaimPairMutation(options);
  const [send] = useAnswerPairMutation(options);
  const [takeBack] = useUndoPairMutation(options);
  const input = { taskId };

  const run = async (asked: () => Promise<PairTurnFragment | undefined>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const next = await asked();
      if (next) setTurn(next);
    } catch (problem) {
      setFailure(failureOf(problem).message);
    } finally {
      setBusy(false);
    }
  };
  const begin = useEffectEvent(() => claim({ variables: { input } }));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    begin().then(({ data }) => setTurn(data?.claimPair ?? null), setError);
  }, [taskId, tries]);

  return {
    turn,
    error,
    busy,
    failure,
    retry: () => {
      setError(null);
      setTries(tries + 1);
    },
    answer: (outcome: PairOutcome) => {
      const pairId = turn?.pair?.id;
      if (pairId === undefined) return;
      void run(
        async () => (await send({ variables: { input: { pairId, outcome } } })).data?.answerPair,
      );
    },
    undo: () => void run(async () => (await takeBack({ variables: { input } })).data?.undoPair),
  };
};
