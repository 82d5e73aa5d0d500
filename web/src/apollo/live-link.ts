import { ApolloLink, Observable } from '@apollo/client';
import { type GraphQLFormattedError, print } from 'graphql';
import { eventIdOf, isNewer } from './tabs/event-id.ts';
import type { LiveSocket } from './tabs/messages.ts';

/** The seconds after which to ask again, of a subscription that only came too often. */
const waitOf = (error: unknown): number | null => {
  const [first] = Array.isArray(error) ? (error as GraphQLFormattedError[]) : [];
  const { code, retryAfter } = first?.extensions ?? {};
  return code === 'RATE_LIMITED' && typeof retryAfter === 'number' ? retryAfter : null;
};

export interface LiveLink {
  link: ApolloLink;
  /** Forgets which events were seen: those of another member come next. */
  forget: () => void;
}

/**
 * Subscriptions over graphql-ws that lose nothing and show nothing twice. They begin after the
 * event that their variables name; from then on the last `eventId` of each is kept: when
 * graphql-ws reconnects it sends the payload again, and the getter then hands over the id of that
 * moment as `after`, so that the gateway replays what was missed.
 */
export const createLiveLink = (socket: () => Pick<LiveSocket, 'subscribe'>): LiveLink => {
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
        let stop: () => void = () => undefined;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const subscribe = () => {
          stop = socket().subscribe(payload, {
            next: (result) => {
              const id = eventIdOf(result);
              if (id !== null) {
                if (!isNewer(id, lastSeen.get(name))) return;
                lastSeen.set(name, id);
              }
              observer.next(result as ApolloLink.Result);
            },
            error: (error) => {
              const seconds = waitOf(error);
              if (seconds === null) observer.error(error);
              else timer = setTimeout(subscribe, seconds * 1000);
            },
            complete: () => observer.complete(),
          });
        };
        subscribe();
        return () => {
          clearTimeout(timer);
          stop();
        };
      }),
  );
  return { link, forget: () => lastSeen.clear() };
};
