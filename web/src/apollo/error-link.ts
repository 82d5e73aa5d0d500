import type { DefaultContext } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { track } from '../lib/track.ts';
import { failureOf, type Failure } from './errors.ts';

declare module '@apollo/client' {
  export interface DefaultContext {
    /** The caller shows failures itself, beside the field or in the panel: no notice of them. */
    showsErrors?: boolean;
  }
}

export interface ErrorNotices {
  /** Called for a failure that isn't shown elsewhere. */
  failed: (failure: Failure) => void;
  /** The session is over: the page stays, and sign-in is offered. */
  signedOut: (failure: Failure) => void;
}

/**
 * Tells the member about failures. Queries are shown where their content would stand, by the
 * panel that asked; so only mutations give notices here, and every expired session does, also
 * where the form shows its refusal: the form can't offer sign-in. Only a subscription with
 * `showsErrors`, which no one waits for, is refused in silence, as after signing out.
 */
export const createErrorLink = (notices: ErrorNotices): ErrorLink =>
  new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error);
    const context: DefaultContext = operation.getContext();
    const { operationType } = operation;
    // The gateway's own word for 503, or a proxy's.
    if (failure.code === 'UPSTREAM_UNAVAILABLE' || failure.message.includes('（503）'))
      track({ name: 'server_unavailable', text: operation.operationName ?? '' });
    const awaited = !context.showsErrors || operationType !== OperationTypeNode.SUBSCRIPTION;
    // At a field it is about what was filled in, as the code that signing in asks for.
    const over = failure.code === 'UNAUTHENTICATED' && failure.field === null;
    if (over && awaited) notices.signedOut(failure);
    else if (context.showsErrors) return;
    else if (operationType === OperationTypeNode.MUTATION) notices.failed(failure);
  });
