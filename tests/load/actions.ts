import { randomUUID } from 'node:crypto';
import type { GraphqlClient } from '../support/graphql.ts';
import { PASSWORD } from '../support/demo.ts';
import type { Ledger } from './ledger.ts';
import { newcomerActions, type Participant } from './newcomers.ts';

/** Content of the demo community that all members act on. */
export interface Places {
  competitionId: string;
  taskId: string;
  projectId: string;
  /** Members who may still submit on this day, beside those of the mix. */
  participants: Participant[];
}

/** A member with sessions through every gateway. */
export interface LoadMember {
  account: string;
  id: string;
  /** One a gateway, all of the same session. */
  clients: GraphqlClient[];
  /** Actions of several requests that are under way, by the addresses of gateways they go to. */
  underWay: Map<string, number>;
  /** Conversation with the next member. */
  chatId: string;
  /** Member whom this one follows and unfollows. */
  followedId: string;
  follows: boolean;
}

export interface Action {
  name: string;
  /** Weight with which it is chosen, beside the others. */
  weight: number;
  /** True where it sends several requests, one after the other, to the same gateway. */
  hasSteps?: boolean;
  run: (parts: {
    member: LoadMember;
    client: GraphqlClient;
    places: Places;
    ledger: Ledger;
  }) => Promise<unknown>;
}

const SEARCHES = ['企鹅', '分类', '海洋数据', 'qie', '预测', '图像分割', 'pandas'];

/** Actions of members, in the shares in which a busy evening has them. */
export const actions: Action[] = [
  {
    name: 'list of competitions',
    weight: 20,
    run: ({ client }) =>
      client.ask(
        `{ competitions(perPage: 12) { totalCount items { id name organization { name } stages { name } } } }`,
      ),
  },
  {
    name: 'competition',
    weight: 15,
    run: ({ client, places }) =>
      client.ask(
        `query ($id: ID!) {
          competition(id: $id) {
            name stages { name tasks { id name } } viewerState { team { id name } }
          }
        }`,
        { id: places.competitionId },
      ),
  },
  {
    name: 'leaderboard',
    weight: 10,
    run: ({ client, places }) =>
      client.ask(
        `query ($id: ID!) {
          leaderboard(taskId: $id, page: 1) { totalCount items { rank score team { id name } } }
        }`,
        { id: places.taskId },
      ),
  },
  {
    name: 'project with comments',
    weight: 10,
    run: ({ client, places }) =>
      client.ask(
        `query ($id: ID!) {
          project(id: $id) { title votesCount author { name } }
          comments(kind: PROJECT, targetId: $id) { totalCount items { content author { name } } }
        }`,
        { id: places.projectId },
      ),
  },
  {
    name: 'bell',
    weight: 15,
    run: ({ client }) => client.ask(`{ viewer { id } notifications(perPage: 5) { totalCount } }`),
  },
  {
    name: 'search',
    weight: 8,
    run: ({ client }) =>
      client.ask(`query ($text: String!) { search(kind: PROJECT, text: $text) { totalCount } }`, {
        text: SEARCHES[Math.floor(Math.random() * SEARCHES.length)],
      }),
  },
  {
    name: 'sign in',
    weight: 1,
    run: ({ member, client }) => client.at(client.url).signIn(member.account, PASSWORD),
  },
  {
    name: 'follow',
    weight: 4,
    async run({ member, client }) {
      const follows = !member.follows;
      await client.ask(
        `mutation { ${follows ? 'follow' : 'unfollow'}(input: { kind: MEMBER, id: "${member.followedId}" }) { __typename } }`,
      );
      member.follows = follows;
    },
  },
  {
    name: 'comment',
    weight: 5,
    async run({ member, client, places, ledger }) {
      const content = `评论 ${randomUUID()}`;
      const acknowledge = ledger.tried('comment', content, places.projectId, member);
      await client.ask(
        'mutation ($input: CreateCommentInput!) { createComment(input: $input) { id } }',
        { input: { kind: 'PROJECT', targetId: places.projectId, content } },
      );
      acknowledge();
    },
  },
  {
    name: 'post in the forum',
    weight: 3,
    async run({ member, client, places, ledger }) {
      const title = `帖子 ${randomUUID()}`;
      const acknowledge = ledger.tried('post', title, places.competitionId, member);
      await client.ask(
        'mutation ($input: CreateForumPostInput!) { createForumPost(input: $input) { id } }',
        {
          input: {
            forumId: places.competitionId,
            type: 'QUESTION',
            title,
            content: '怎么读这份数据？',
          },
        },
      );
      acknowledge();
    },
  },
  {
    name: 'chat',
    weight: 6,
    async run({ member, client, ledger }) {
      const content = `消息 ${randomUUID()}`;
      const acknowledge = ledger.tried('message', content, member.chatId, member);
      const send = () =>
        client.ask(
          'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { id } }',
          { input: { sessionId: member.chatId, content, key: content.slice(3) } },
        );
      // As the site does after a lost answer: sent again with its key, it isn't written twice.
      await send().catch(send);
      acknowledge();
    },
  },
  ...newcomerActions,
];

/** Chooses an action by the weights. */
export const chooseAction = (among: readonly Action[] = actions): Action => {
  const total = among.reduce((sum, { weight }) => sum + weight, 0);
  let left = Math.random() * total;
  for (const action of among) {
    left -= action.weight;
    if (left < 0) return action;
  }
  throw new Error('The weights have no sum');
};
