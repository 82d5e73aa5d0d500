import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { createLiveLink } from '#web/src/apollo/live-link.ts';
import type { LiveSocket } from '#web/src/apollo/tabs/messages.ts';
import { TaskProgressedDocument } from '#web/src/domains/quests/components/TaskWidget/TaskWidget.generated.ts';

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
  const subscribe = jest.fn<LiveSocket['subscribe']>(() => () => undefined);
  const { link } = createLiveLink(() => ({ subscribe }));
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
  return { payload, sink, seen, subscribe };
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

  it('that came too often comes again after the time that it is told', async () => {
    jest.useFakeTimers();
    const { sink, seen, subscribe } = await subscribed();
    sink.next(event('7'));
    sink.error([{ message: '操作过于频繁', extensions: { code: 'RATE_LIMITED', retryAfter: 20 } }]);
    jest.advanceTimersByTime(19_000);
    expect(subscribe).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(subscribe).toHaveBeenCalledTimes(2);
    const [again, next] = subscribe.mock.calls[1] ?? [];
    expect(again?.variables).toEqual({ after: '7' });
    next?.next(event('8'));
    expect(seen).toEqual(['7', '8']);
    jest.useRealTimers();
  });

  it('shows no event twice, also when numbers grow longer', async () => {
    const { sink, seen } = await subscribed();
    for (const id of ['9', '10', '10', '9', '11']) sink.next(event(id));
    expect(seen).toEqual(['9', '10', '11']);
  });
});
