import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { createLiveLink } from '../../../web/src/apollo/live-link.ts';
import { TaskProgressedDocument } from '../../../web/src/domains/tasks/components/TaskWidget/TaskWidget.generated.ts';

const event = (eventId: string) => ({
  data: {
    taskProgressed: {
      __typename: 'TaskProgress',
      eventId,
      type: 'PROGRESSED',
      progress: 1,
      task: null,
    },
  },
});

/** A socket in the test's hands: what was subscribed, and where events go. */
const subscribed = async () => {
  const subscribe = jest.fn((_payload: SubscribePayload, _sink: Sink) => () => undefined);
  const { link } = createLiveLink(() => ({ subscribe }) as unknown as Client);
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const seen: (string | undefined)[] = [];
  client.subscribe({ query: TaskProgressedDocument }).subscribe(({ data }) => {
    seen.push(data?.taskProgressed.eventId);
  });
  await Promise.resolve();
  await Promise.resolve();
  const [payload, sink] = subscribe.mock.calls[0] ?? [];
  if (!payload || !sink) throw new Error('nothing was subscribed');
  return { payload, sink, seen };
};

describe('a subscription', () => {
  it('begins with what happens from now on', async () => {
    const { payload } = await subscribed();
    expect(JSON.parse(JSON.stringify(payload))).toMatchObject({
      operationName: 'TaskProgressed',
      variables: {},
    });
  });

  it('asks, when it is sent again, for what came after the last event', async () => {
    const { payload, sink } = await subscribed();
    sink.next(event('7'));
    sink.next(event('10'));
    expect(payload.variables).toEqual({ after: '10' });
  });

  it('shows no event twice, also when numbers grow longer', async () => {
    const { sink, seen } = await subscribed();
    for (const id of ['9', '10', '10', '9', '11']) sink.next(event(id));
    expect(seen).toEqual(['9', '10', '11']);
  });
});
