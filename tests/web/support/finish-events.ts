import { act, configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** React's list of what it still has to do in an `act`; it has no other way to tell. */
const internals = (
  React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { actQueue: unknown[] | null };
  }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

type ActGlobal = { IS_REACT_ACT_ENVIRONMENT?: boolean };
type Ended = { then: (done: () => void) => unknown };

/** Waits for the end of an `act`, as its caller would. */
const finish = (ended: Ended): void => {
  const here = globalThis as ActGlobal;
  const before = here.IS_REACT_ACT_ENVIRONMENT;
  here.IS_REACT_ACT_ENVIRONMENT = true;
  void ended.then(() => {
    here.IS_REACT_ACT_ENVIRONMENT = before;
  });
};

let isInEvent = false;

/**
 * Has React finish what events begin. An update may wait for code that is still loading; React goes
 * on with it only where the end of its `act` is waited for, which Testing Library doesn't do for
 * events: the update never came, on a machine that was slow to load that code.
 */
export const finishEvents = (): void => {
  const { eventWrapper } = getConfig();
  configure({
    eventWrapper: (dispatch) => {
      if (isInEvent) return eventWrapper(dispatch);
      isInEvent = true;
      try {
        let result: unknown;
        let left: unknown[] | null = null;
        // Typed as nothing, it can be waited for all the same.
        const ended = act(() => {
          result = dispatch();
          left = internals.actQueue;
        }) as unknown as Ended;
        if ((left as unknown[] | null)?.length) finish(ended);
        return result;
      } finally {
        isInEvent = false;
      }
    },
  });
};
