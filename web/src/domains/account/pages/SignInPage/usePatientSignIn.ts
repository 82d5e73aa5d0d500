import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { type SignInMutationVariables, useSignInMutation } from './SignIn.generated.ts';

/** Whoever is turned away for longer than this has mistyped, and isn't in a crowd. */
const SHORT_SECONDS = 10;
/** Enough for a whole class; then one may as well press the button again. */
const MOST_TRIES = 10;

/**
 * Signs in, and in a crowd comes back by itself as soon as it is told to: a class that signs in at
 * the same moment is let in one after the other, and nobody has to press twice.
 */
export const usePatientSignIn = () => {
  const [signIn, { error }] = useSignInMutation({ context: { showsErrors: true } });
  const [step, setStep] = useState<'idle' | 'sending' | 'waiting'>('idle');

  const attempt = async (variables: SignInMutationVariables): Promise<boolean> => {
    for (let tries = 1; ; tries += 1) {
      setStep(tries > 1 ? 'waiting' : 'sending');
      try {
        return Boolean((await signIn({ variables })).data);
      } catch (failure) {
        const { retryAfter } = failureOf(failure);
        if (retryAfter === null || retryAfter > SHORT_SECONDS || tries >= MOST_TRIES) return false;
        setStep('waiting');
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      }
    }
  };

  return {
    signIn: (variables: SignInMutationVariables) =>
      attempt(variables).finally(() => setStep('idle')),
    loading: step !== 'idle',
    problem:
      step === 'waiting'
        ? '当前登录人数较多，正在排队，请稍候…'
        : step === 'idle' && error
          ? failureOf(error).message
          : undefined,
  };
};
