import { waitFor } from '../support/wait-for.ts';
import type { GraphqlClient } from '../support/graphql.ts';

/** Kinds of writes that are looked for afterwards. */
export type WriteKind =
  'comment' | 'post' | 'message' | 'work' | 'project' | 'bonus' | 'registration';

/** Kinds that their author alone, or their author's team, can read. */
const OF_AUTHOR = new Set<WriteKind>(['work', 'project', 'bonus', 'registration']);

/** Member who wrote, and reads as such. */
export interface Author {
  account: string;
  clients: readonly GraphqlClient[];
}

interface MessagePage {
  items: { content: string }[];
  endCursor: string | null;
  hasNextPage: boolean;
}

interface Write {
  kind: WriteKind;
  /** A text that no other write has; of a work its id. */
  mark: string;
  /** Place where it is found: id of the project, the forum, the conversation or the task. */
  place: string;
  author: Author;
  acknowledged: boolean;
}

/** Writes that were tried, and which of them were acknowledged. */
export class Ledger {
  readonly #writes: Write[] = [];

  /** Notes a write before it is sent; the result says that it was acknowledged. */
  tried(kind: WriteKind, mark: string, place: string, author: Author): () => void {
    const write = { kind, mark, place, author, acknowledged: false };
    this.#writes.push(write);
    return () => {
      write.acknowledged = true;
    };
  }

  get acknowledged(): number {
    return this.#writes.filter(({ acknowledged }) => acknowledged).length;
  }

  /** Members who tried to write something of a kind, each once. */
  authorsOf(kind: WriteKind): Author[] {
    return [...new Set(this.#writes.filter((one) => one.kind === kind).map((one) => one.author))];
  }

  /** Tells what was acknowledged and isn't there, and what is there more than once. */
  async check(): Promise<{ lost: string[]; doubled: string[] }> {
    const lost: string[] = [];
    const doubled: string[] = [];
    const groups = Map.groupBy(
      this.#writes,
      ({ kind, place, author }) => `${kind} ${place} ${OF_AUTHOR.has(kind) ? author.account : ''}`,
    );
    for (const writes of groups.values()) {
      const [{ kind, place, author }] = writes as [Write];
      const [client] = author.clients;
      if (!client) throw new Error('The author has no client');
      const counts = Map.groupBy(await found[kind](client, place), (mark) => mark);
      for (const { mark, acknowledged } of writes) {
        const count = counts.get(mark)?.length ?? 0;
        if (acknowledged && count === 0) lost.push(`${kind} ${mark}`);
        if (count > 1) doubled.push(`${kind} ${mark}`);
      }
    }
    return { lost, doubled };
  }
}

type Found = (as: GraphqlClient, place: string) => Promise<string[]>;

/** Reads a list page by page to its end. */
const readAll = async <Row>(
  page: (number: number) => Promise<{ items: Row[]; hasNextPage: boolean }>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { items, hasNextPage } = await page(number);
    rows.push(...items);
    if (!hasNextPage) return rows;
  }
};

const readWorks = (as: GraphqlClient, taskId: string) =>
  readAll(async (page) => {
    const { competitionTask } = await as.ask<{
      competitionTask: { works: { items: { id: string; status: string }[]; hasNextPage: boolean } };
    }>(
      `query ($id: ID!, $page: Int) {
        competitionTask(id: $id) {
          works(page: $page, perPage: 50) { items { id status } hasNextPage }
        }
      }`,
      { id: taskId, page },
    );
    return competitionTask.works;
  });

const found: Record<WriteKind, Found> = {
  comment: async (as, place) => {
    const rows = await readAll(async (page) => {
      const { comments } = await as.ask<{
        comments: { items: { content: string }[]; hasNextPage: boolean };
      }>(
        `query ($id: ID!, $page: Int) {
          comments(kind: PROJECT, targetId: $id, page: $page, perPage: 20) { items { content } hasNextPage }
        }`,
        { id: place, page },
      );
      return comments;
    });
    return rows.map(({ content }) => content);
  },
  post: async (as, place) => {
    const rows = await readAll(async (page) => {
      const { forumPosts } = await as.ask<{
        forumPosts: { items: { title: string }[]; hasNextPage: boolean };
      }>(
        `query ($id: ID!, $page: Int) {
          forumPosts(forumId: $id, page: $page, perPage: 50) { items { title } hasNextPage }
        }`,
        { id: place, page },
      );
      return forumPosts;
    });
    return rows.map(({ title }) => title);
  },
  message: async (as, place) => {
    const texts: string[] = [];
    for (let after: string | null = null; ;) {
      const { chatMessages }: { chatMessages: MessagePage } = await as.ask(
        `query ($id: ID!, $after: String) {
          chatMessages(sessionId: $id, first: 50, after: $after) {
            items { content }
            endCursor
            hasNextPage
          }
        }`,
        { id: place, after },
      );
      texts.push(...chatMessages.items.map(({ content }) => content));
      if (!chatMessages.hasNextPage) return texts;
      after = chatMessages.endCursor;
    }
  },
  // A work that never gets its score is lost to its team.
  work: async (as, place) => {
    const rows = await waitFor('the scores of works', async () => {
      const works = await readWorks(as, place);
      return works.every(({ status }) => status !== 'PENDING') && works;
    });
    return rows.filter(({ status }) => status === 'REVIEWED').map(({ id }) => id);
  },
  project: async (as) => {
    const rows = await readAll(async (page) => {
      const { viewer } = await as.ask<{
        viewer: { projects: { items: { title: string }[]; hasNextPage: boolean } };
      }>(
        'query ($page: Int) { viewer { projects(page: $page, perPage: 100) { items { title } hasNextPage } } }',
        {
          page,
        },
      );
      return viewer.projects;
    });
    return rows.map(({ title }) => title);
  },
  bonus: async (as, place) => {
    const { viewer } = await as.ask<{ viewer: { wallet: { entries: { totalCount: number } } } }>(
      '{ viewer { wallet { entries(perPage: 1) { totalCount } } } }',
    );
    // A newcomer has got coins for nothing else.
    return Array<string>(viewer.wallet.entries.totalCount).fill(place);
  },
  registration: async (as, place) => {
    const { viewer } = await as.ask<{ viewer: { competitions: { items: { id: string }[] } } }>(
      '{ viewer { competitions { items { id } } } }',
    );
    return viewer.competitions.items.map(({ id }) => id).filter((id) => id === place);
  },
};
