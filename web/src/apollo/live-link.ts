import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import type { Client, FormattedExecutionResult, Sink } from 'graphql-ws';

const eventIdOf = (data: Record<string, unknown> | null | undefined) => {
  const [event] = Object.values(data ?? {});
  const id = event && typeof event === 'object' && 'eventId' in event ? event.eventId : null;
  return typeof id === 'string' ? id : null;
};

const isNewer = (id: string, than: string | undefined) =>
  than === undefined || BigInt(id) > BigInt(than);

/**
 * Subscriptions over graphql-ws that lose nothing and show nothing twice. They begin after the
 * event that their variables name; from then on the last `eventId` of each is kept: when
 * graphql-ws reconnects it sends the payload again, and the getter then hands over the id of that
 * moment as `after`, so that the gateway replays what was missed.
 */
export const createLiveLink = (socket: () => Client) => {
  const lastSeen = new Map<string, string>();

  const link = new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const name = operation.operationName ?? '';
        const payload = {
          operationName: name,
          query: print(operation.query),
          get variables() {
            return {
              ...operation.variables,
              after: lastSeen.get(name) ?? operation.variables.after,
            };
          },
        };
        const sink: Sink<FormattedExecutionResult<Record<string, unknown>>> = {
          next: (result) => {
            const id = eventIdOf(result.data);
            if (id !== null) {
              if (!isNewer(id, lastSeen.get(name))) return;
              lastSeen.set(name, id);
            }
            observer.next(result as ApolloLink.Result);
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        };
        return socket().subscribe<Record<string, unknown>>(payload, sink);
      }),
  );
  return { link, forget: () => lastSeen.clear() };
};
