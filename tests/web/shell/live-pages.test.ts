import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { EventName } from '#web/src/apollo/live-refresh.ts';
import { createCache } from '#web/src/apollo/cache.ts';
import { refreshAfterNotification } from '#web/src/shell/LiveEvents/refresh.ts';

const id = 'a'.repeat(24);
const PAGES = {
  post: gql`
    query Post($id: ID!) {
      forumPost(id: $id) {
        id
        repliesCount
      }
    }
  `,
  replies: gql`
    query Replies($id: ID!) {
      forumPost(id: $id) {
        id
        replies {
          totalCount
        }
      }
    }
  `,
  conversations: gql`
    query Conversations {
      viewer {
        id
        chatSessions(kind: TEAM) {
          items {
            id
            isLastMessageRead
          }
        }
      }
    }
  `,
};
type Page = keyof typeof PAGES;

const answers: Record<Page, object> = {
  post: { forumPost: { __typename: 'ForumPost', id, repliesCount: 1 } },
  replies: {
    forumPost: {
      __typename: 'ForumPost',
      id,
      replies: { __typename: 'ForumReplyPage', totalCount: 1 },
    },
  },
  conversations: {
    viewer: {
      __typename: 'Viewer',
      id,
      chatSessions: {
        __typename: 'ChatSessionPage',
        items: [{ __typename: 'ChatSession', id, isLastMessageRead: false }],
      },
    },
  },
};

/** The pages of those on screen that are asked for again after an event. */
const askedAfter = async (eventName: EventName): Promise<Page[]> => {
  const asked: Page[] = [];
  const client = new ApolloClient({
    cache: createCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
    link: new ApolloLink(({ operationName = '' }) => {
      const page = operationName.toLowerCase() as Page;
      asked.push(page);
      return new Observable((observer) => {
        observer.next({ data: answers[page] });
        observer.complete();
      });
    }),
  });
  for (const query of Object.values(PAGES)) {
    client.watchQuery({ query, variables: { id } }).subscribe(() => undefined);
  }
  await waitFor(() => expect(asked).toHaveLength(3));
  asked.splice(0);
  await refreshAfterNotification(client, {
    eventName,
    competitionId: undefined,
    taskId: undefined,
  });
  return asked;
};

it.each<[string, EventName, Page[]]>([
  ['a reply', 'POST_REPLIED', ['post', 'replies']],
  ['a like', 'POST_LIKED', ['post', 'replies']],
  ['what changed in a post that one wrote in', 'POST_CHANGED', ['post', 'replies']],
  ['the reading of a message', 'CHAT_READ', ['conversations']],
])('%s comes to the open page (event %s)', async (_, eventName, pages) => {
  expect(await askedAfter(eventName)).toEqual(pages);
});
