import { expect, it } from '@jest/globals';
import { GraphqlClient } from '../support/graphql.ts';
import { useProduct } from './support/product.ts';

const product = useProduct();

/** Kind of the things on each list of the sitemap. */
const kinds = {
  competitions: 'COMPETITION',
  activities: 'COMPETITION',
  posts: 'FORUM_POST',
  columns: 'COLUMN',
  channels: 'CHANNEL',
  channelPosts: 'FORUM_POST',
  projects: 'PROJECT',
  datasets: 'DATASET',
};

const CONTENT = `query ($refs: [NodeRef!]!) {
  nodes(refs: $refs) { ... on Content { id title path image author { id name } } }
}`;
const MEMBERS = `{ site { recommendedColumns { author { id title path author { id } } } } }`;

interface Content {
  id: string;
  title: string;
  path: string;
  author: { id: string; name: string } | null;
}

it.each(Object.entries(kinds))('content of %s leads to its page', async (list, kind) => {
  const { url } = product().gateways[0];
  const visitor = new GraphqlClient(url);
  const xml = await (await fetch(`${url}/sitemaps/${list}-1.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .slice(0, 20);
  expect(paths.length).toBeGreaterThan(1);
  const refs = paths.map((path) => ({ kind, id: path.slice(path.lastIndexOf('/') + 1) }));
  const { nodes } = await visitor.ask<{ nodes: Content[] }>(CONTENT, { refs });
  // A post stays where its author's account is closed, and isn't found by search nor by its id here.
  expect(nodes.length).toBeGreaterThan(paths.length / 2);
  const answered = new Set(nodes.map(({ id }) => id));
  expect(nodes.map(({ path }) => path)).toEqual(
    paths.filter((_, index) => answered.has(refs[index]?.id ?? '')),
  );
  expect(nodes.filter(({ title }) => title === '')).toEqual([]);
  const hasAuthors = !['COMPETITION', 'CHANNEL'].includes(kind);
  expect(nodes.every(({ author }) => (author !== null) === hasAuthors)).toBe(true);
});

it('a member is content too', async () => {
  const visitor = new GraphqlClient(product().gateways[0].url);
  const { site } = await visitor.ask<{ site: { recommendedColumns: { author: Content }[] } }>(
    MEMBERS,
  );
  const authors = site.recommendedColumns.map(({ author }) => author);
  expect(authors.length).toBeGreaterThan(0);
  for (const { id, title, path, author } of authors) {
    expect([title, path, author]).toEqual([
      expect.stringMatching(/./),
      `/home/user/profile/${id}`,
      null,
    ]);
  }
});
