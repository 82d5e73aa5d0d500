import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
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
      forumReplies(postId: $id) {
        totalCount
      }
    }
  `,
  conversations: gql`
    query Conversations {
      chatSessions(kind: TEAM) {
        items {
          id
          lastMessageRead
        }
      }
    }
  `,
};
type Page = keyof typeof PAGES;

const answers: Record<Page, object> = {
  post: { forumPost: { __typename: 'ForumPost', id, repliesCount: 1 } },
  replies: { forumReplies: { __typename: 'ForumReplyPage', totalCount: 1 } },
  conversations: {
    chatSessions: {
      __typename: 'ChatSessionPage',
      items: [{ __typename: 'ChatSession', id, lastMessageRead: false }],
    },
  },
};

/** The pages of those on screen that are asked for again after an event. */
const askedAfter = async (eventType: number): Promise<Page[]> => {
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
    eventType,
    competitionId: undefined,
    taskId: undefined,
  });
  return asked;
};

it.each([
  ['a reply', 17, ['post', 'replies']],
  ['a like', 16, ['post', 'replies']],
  ['what changed in a post that one wrote in', 2082, ['post', 'replies']],
  ['the reading of a message', 2081, ['conversations']],
])('%s comes to the open page (event %s)', async (_, eventType, pages) => {
  expect(await askedAfter(eventType)).toEqual(pages);
});
