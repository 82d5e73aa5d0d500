import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { print } from 'graphql';
import type { EventName } from '#web/src/apollo/live-refresh.ts';
import { createCache } from '#web/src/apollo/cache.ts';
import type { Viewer } from '#web/src/domains/account/components/Viewer/useViewer.ts';
import LiveEvents from '#web/src/shell/LiveEvents/LiveEvents.tsx';
import {
  forgetNotes,
  useNotedTasks,
} from '#web/src/domains/quests/components/TaskWidget/task-widget-state.ts';
import { quest } from '../domains/quests/quests.ts';
import { taskId, viewer } from '../support/data.ts';
import { showNotices } from '../support/notices.tsx';
import { answerBySchema, Refused } from '../support/schema-answers.ts';
import { weakFlags } from '#tests/web/support/weak-flags.ts';

const TASK = gql`
  query OpenTask($id: ID!) {
    competitionTask(id: $id) {
      id
      quota {
        totalUsed
      }
    }
  }
`;

const event = (eventName: EventName) => ({
  __typename: 'Notification',
  id: 'a'.repeat(24),
  eventId: '8',
  // Nothing goes by the number.
  eventType: 0,
  eventName,
  text: '作品评审完成',
  link: null,
  isInBell: true,
  isOnDesktop: true,
  createdAt: '2026-11-21T00:00:00.000Z',
  isRead: false,
  batchCount: 1,
  relatedId: null,
  member: null,
  competition: null,
  chatMessage: null,
  work: null,
});

/** A member with a task on screen; `receive` is what the socket brings. */
const open = async (showsTasks = false, flags: object[] = viewer.weakFlags) => {
  let asked = 0;
  let receive: (answer: object) => void = () => undefined;
  let progress: (answer: object) => void = () => undefined;
  const link = new ApolloLink(
    ({ operationName = '', query, variables }) =>
      new Observable((observer) => {
        const operation = { query: print(query), operationName, variables };
        const answer = (data: object) => observer.next(answerBySchema(operation, data));
        if (operationName === 'NotificationReceived') receive = answer;
        else if (operationName === 'TaskProgressed') progress = answer;
        else if (operationName === 'OpenTask') {
          asked += 1;
          const quota = { __typename: 'SubmissionQuota', totalUsed: asked };
          const competitionTask = { __typename: 'CompetitionTask', id: taskId, quota };
          answer({ competitionTask });
          observer.complete();
        }
      }),
  );
  const client = new ApolloClient({
    link,
    cache: createCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const seen: number[] = [];
  client
    .watchQuery<{ competitionTask: { quota: { totalUsed: number } } }>({
      query: TASK,
      variables: { id: taskId },
    })
    .subscribe(({ data }) => {
      if (data?.competitionTask?.quota?.totalUsed) seen.push(data.competitionTask.quota.totalUsed);
    });
  render(
    <ApolloProvider client={client}>
      <LiveEvents
        viewer={{ ...viewer, weakFlags: flags } as unknown as Viewer}
        showsTasks={showsTasks}
      />
    </ApolloProvider>,
  );
  await waitFor(() => expect(seen).toEqual([1]));
  return {
    receive: (notificationReceived: object) => act(async () => receive({ notificationReceived })),
    progress: (type: string, task: object | null) =>
      act(async () =>
        progress({
          taskProgressed: { __typename: 'TaskProgress', eventId: '3', type, progress: 1, task },
        }),
      ),
    seen,
    asked: () => asked,
  };
};

it('a reviewed work that couldn’t be loaded with its event is asked for anew', async () => {
  const { receive, seen } = await open();
  const work = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法获取' });
  await receive({ ...event('WORK_REVIEWED'), work });
  await waitFor(() => expect(seen).toEqual([1, 2]));
});

it('what isn’t about works leaves them alone', async () => {
  const { receive, seen, asked } = await open();
  await receive(event('POST_LIKED'));
  await receive({ ...event('REVIEW_FAILED'), eventId: '9' });
  await waitFor(() => expect(seen).toEqual([1, 2]));
  expect(asked()).toBe(2);
});

it.each([
  ['a finished task', 'COMPLETED', {}, true],
  ['a step of a task', 'PROGRESSED', {}, true],
  ['a daily one', 'COMPLETED', { type: 'DAILY' }, false],
  ['a claim, which comes out of the widget', 'FINISHED', {}, false],
])('notes %s as it happens (%s)', async (_, type, changes, noted) => {
  const { progress } = await open();
  const { result } = renderHook(useNotedTasks);
  const task = quest('a', changes);
  await progress(type, task);
  expect(result.current).toEqual(noted ? [task.id] : []);
  act(forgetNotes);
});

it('leaves the steps of tasks to the page that lists them', async () => {
  const { progress } = await open(true);
  const { result } = renderHook(useNotedTasks);
  await progress('COMPLETED', quest('a'));
  expect(result.current).toEqual([]);
});

it('leaves alone who has said that steps of tasks shall not open the widget', async () => {
  const { progress } = await open(false, weakFlags({ 'hide-task-widget-promopting': true }));
  const { result } = renderHook(useNotedTasks);
  await progress('COMPLETED', quest('a'));
  expect(result.current).toEqual([]);
});

it('that the creator’s rights are taken is told at once, with the reason', async () => {
  showNotices();
  const { receive } = await open();
  const text = '很抱歉，因抄袭，你已被管理员封禁创作者权益';
  await receive({ ...event('CREATOR_BANNED'), text });
  expect(await screen.findByText('封禁创作者权益')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('a line of a scoring worker refreshes nothing but what the worker told', async () => {
  const { receive, seen, asked } = await open();
  await receive({ ...event('WORK_PROGRESSED'), eventId: '9' });
  await receive({ ...event('REVIEW_FAILED'), eventId: '10' });
  await waitFor(() => expect(seen).toEqual([1, 2]));
  expect(asked()).toBe(2);
});
