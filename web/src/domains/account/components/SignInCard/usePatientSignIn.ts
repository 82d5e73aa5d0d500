import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { type SignInMutationVariables, useSignInMutation } from './SignIn.generated.ts';

/** Longest wait in seconds that is due to a crowd; a longer one means that the member mistyped. */
const SHORT_SECONDS = 10;
/** Enough for a whole class; then one may as well press the button again. */
const MAX_TRIES = 10;

/**
 * Signs in, and in a crowd comes back by itself as soon as it is told to: a class that signs in at
 * the same moment is let in one after the other, and no one has to press twice.
 */
export const usePatientSignIn = () => {
  const [send] = useSignInMutation({ context: { showsErrors: true } });
  const [waiting, setWaiting] = useState(false);

  const attempt = async (variables: SignInMutationVariables) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await send({ variables });
      } catch (failure) {
        const { retryAfter } = failureOf(failure);
        if (retryAfter === null || retryAfter > SHORT_SECONDS || tries >= MAX_TRIES) throw failure;
        setWaiting(true);
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      }
    }
  };

  return {
    signIn: (variables: SignInMutationVariables) =>
      attempt(variables).finally(() => setWaiting(false)),
    notice: waiting ? '当前登录人数较多，正在排队，请稍候…' : undefined,
  };
};
