import { setTimeout as wait } from 'node:timers/promises';
import type { GraphqlClient } from '../support/graphql.ts';

interface Event {
  notificationReceived: { eventId: string };
}

const newest = async (client: GraphqlClient, perPage: number): Promise<string[]> => {
  const { notifications } = await client.ask<{ notifications: { items: { eventId: string }[] } }>(
    'query ($n: Int) { notifications(perPage: $n) { items { eventId } } }',
    { n: perPage },
  );
  return notifications.items.map(({ eventId }) => eventId);
};

const CAUGHT_UP_MS = 30_000;

/** A subscriber that comes back after each break with the last event that it has, as the site does. */
export class LiveReader {
  readonly #client: GraphqlClient;
  readonly #received: string[] = [];
  #first = '0';
  #stopped = false;
  #live: ReturnType<GraphqlClient['subscribe']> | undefined;

  constructor(client: GraphqlClient) {
    this.#client = client;
  }

  async start(): Promise<void> {
    this.#first = (await newest(this.#client, 1))[0] ?? '0';
    void this.#read();
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      const after = this.#received.at(-1) ?? this.#first;
      const live = this.#client.subscribe<Event>(
        'subscription ($after: ID) { notificationReceived(after: $after) { eventId } }',
        { after },
      );
      this.#live = live;
      try {
        for (;;) this.#received.push((await live.next()).notificationReceived.eventId);
      } catch {
        live.cut();
        await wait(50);
      }
    }
  }

  /** Waits for the newest event, ends, and tells what never came and what came twice. */
  async finish(direct: GraphqlClient): Promise<{ missed: string[]; twice: string[] }> {
    const until = Date.now() + CAUGHT_UP_MS;
    const listed = async () =>
      (await newest(direct, 50)).filter((id) => Number(id) > Number(this.#first));
    let missed = await listed();
    while (missed.length > 0 && Date.now() < until) {
      await wait(100);
      const received = new Set(this.#received);
      missed = (await listed()).filter((id) => !received.has(id));
    }
    this.#stopped = true;
    this.#live?.cut();
    const twice = this.#received.filter((id, index) => this.#received.indexOf(id) !== index);
    return { missed, twice };
  }
}
