import { expect, it } from '@jest/globals';
import { GraphqlClient } from '../support/graphql.ts';
import { useProduct } from './support/product.ts';

const product = useProduct();

const addresses = (xml: string) =>
  [...xml.matchAll(/<(?:loc|link)>([^<]*)<\/(?:loc|link)>/g)].map(([, one]) => one ?? '');
const read = async (address: string) => {
  const answer = await fetch(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.text();
};

/** First query of each kind of page; a forum has its competition's id. */
const fields: Record<string, string> = {
  competitions: 'competition(id: $id) { id }',
  activities: 'competition(id: $id) { id }',
  forums: 'forumPosts(forumId: $id, perPage: 1) { totalCount }',
  posts: 'forumPost(id: $id) { id }',
  columns: 'column(id: $id) { id }',
  channels: 'channel(id: $id) { id }',
  channelPosts: 'forumPost(id: $id) { id }',
  projects: 'project(id: $id) { id }',
  datasets: 'dataset(id: $id) { id }',
  teams: 'team(id: $id) { id }',
  organizations: 'organization(shortName: $id) { id }',
};

it('everything in the sitemap of the demo is there for a visitor, once', async () => {
  const { url } = product().gateways[0];
  const visitor = new GraphqlClient(url);
  const files = addresses(await read(`${url}/sitemap.xml`));
  const found: Record<string, number> = {};
  for (const file of files) {
    const kind = /\/sitemaps\/(\w+)-1\.xml$/.exec(file)?.[1] ?? '';
    const pages = addresses(await read(file));
    expect(new Set(pages).size).toBe(pages.length);
    found[kind] = pages.length;
    const field = fields[kind];
    if (!field) continue;
    // As many as tell; the demo has hundreds of teams.
    for (const page of pages.slice(0, 25)) {
      const id = page.slice(page.lastIndexOf('/') + 1);
      const type = kind === 'organizations' ? 'String' : 'ID';
      const data = await visitor.ask<object>(`query ($id: ${type}!) { found: ${field} }`, { id });
      expect([page, data]).toEqual([page, { found: expect.any(Object) }]);
    }
  }
  expect(Object.keys(found).toSorted()).toEqual(['pages', ...Object.keys(fields)].toSorted());
  expect(Math.min(...Object.values(found))).toBeGreaterThan(1);
});

it('a visitor follows competitions, a forum, columns and one of them', async () => {
  const { url } = product().gateways[0];
  const [competition] = addresses(await read(`${url}/home/competition/rss.xml`)).slice(1);
  const forums = addresses(await read(`${url}/sitemaps/forums-1.xml`));
  const [column] = addresses(await read(`${url}/home/column/rss.xml`)).slice(1);
  expect([competition, column]).toEqual([
    expect.stringMatching(/\/home\/competition\/[0-9a-f]{24}$/),
    expect.stringMatching(/\/home\/column\/[0-9a-f]{24}$/),
  ]);
  const posts = await Promise.all(forums.map((forum) => read(`${forum}/rss.xml`)));
  expect(posts.some((feed) => feed.includes('<item>'))).toBe(true);
  expect(await read(`${column}/rss.xml`)).toContain('<item>');
});
