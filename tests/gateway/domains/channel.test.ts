import { describe, expect, it } from '@jest/globals';
import {
  DATE,
  channelId,
  sectionId,
  labId,
  authorized,
  shared,
  channel,
  section,
  lab,
} from '../support/channels.ts';
import { competition, competitionId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

describe('a channel', () => {
  const one = (scope = rest(shared)) => scope.get('/api/zones').query({ ids: channelId() });

  it('has its sections three levels deep; hidden ones by the member’s own call', async () => {
    const deep = section(0, {
      children: [
        section(1, {
          Parent: sectionId(),
          IsActivated: false,
          children: [section(2, { Parent: sectionId(1) })],
        }),
      ],
    });
    one().reply(200, { data: [channel()] });
    rest(authorized)
      .get('/api/zoneSections')
      .query({ Zone: channelId(), includeHidden: true })
      .reply(200, { data: [deep] });
    const { body } = await gateway().send(
      `{ channel(id: "${channelId()}") { sections(includeHidden: true) {
         id name isHidden projectsCount datasetsCount children { isHidden children { name children { id } } } } } }`,
      { token: TOKEN },
    );
    const below = { isHidden: true, children: [{ name: '分组2', children: [] }] };
    const top = {
      id: sectionId(),
      name: '分组0',
      isHidden: false,
      projectsCount: 2,
      datasetsCount: 1,
    };
    expect(body).toEqual({ data: { channel: { sections: [{ ...top, children: [below] }] } } });
  });

  it('that is folded is asked for once more with the token of who may see it', async () => {
    one().reply(200, { data: [] });
    one(rest(authorized)).reply(200, { data: [channel(0, { CollapsedReason: '广告' })] });
    const query = `{ channel(id: "${channelId()}") { name foldReason } }`;
    const seen = await gateway().send(query, { token: TOKEN });
    expect(seen.body).toEqual({ data: { channel: { name: '频道0', foldReason: '广告' } } });
    one().reply(200, { data: [] });
    expect((await gateway().send(query)).body).toEqual({ data: { channel: null } });
  });

  it('by an id that is none is null', async () => {
    expect((await gateway().send('{ channel(id: "x") { name } }')).body).toEqual({
      data: { channel: null },
    });
  });

  it('stays where its moderators can’t be had', async () => {
    one().reply(200, { data: [channel()] });
    rest(shared).get('/api/zoneAdmins').query({ Zone: channelId() }).reply(200, 'not JSON');
    const { body } = await gateway().send(
      `{ channel(id: "${channelId()}") { name moderators { name } } }`,
    );
    expect(body.data).toEqual({ channel: { name: '频道0', moderators: null } });
    expect(body.errors?.[0]?.path).toEqual(['channel', 'moderators']);
  });

  it.each([
    ['a visitor', shared, {}],
    ['a member', authorized, { token: TOKEN }],
  ])('lists its projects of a section with their places to %s, in two calls', async (_, as, by) => {
    rest(as)
      .get(`/api/zones/${channelId()}/labs`)
      .query({ page: 2, perPage: 12, sort: '-ViewsCount', Section: sectionId() })
      .reply(200, page([lab(0), lab(1)], 14, 2, 12));
    const place = {
      Zone: channelId(),
      ContentType: 'Lab',
      Content: labId(1),
      Date: DATE,
      Sticky: true,
      Sections: [{ _id: sectionId(), Name: '分组0' }],
    };
    rest(as)
      .get('/api/zoneContents')
      .query({ ContentType: 'Lab', ids: [0, 1].map(labId).join(','), Zone: channelId() })
      .reply(200, { data: [place] });
    const { body } = await gateway().send(
      `{ projects(channelId: "${channelId()}", sectionId: "${sectionId()}", sort: VIEWED, page: 2) {
         totalCount items { title channelPlaces(channelId: "${channelId()}") { isPinned sections { name } } } } }`,
      by,
    );
    expect(body).toEqual({
      data: {
        projects: {
          totalCount: 14,
          items: [
            { title: '项目0', channelPlaces: [] },
            { title: '项目1', channelPlaces: [{ isPinned: true, sections: [{ name: '分组0' }] }] },
          ],
        },
      },
    });
  });

  it('is named beside what it holds, by one shared call for all', async () => {
    rest(shared)
      .get('/api/labs')
      .query(({ ids }) => ids === [0, 1].map(labId).join(','))
      .reply(200, page([lab(0), lab(1)], 2, 1, 100));
    const places = [0, 1].map((index) => ({
      Zone: channelId(),
      ContentType: 'Lab',
      Content: labId(index),
      Date: DATE,
      Sticky: false,
      Sections: [],
    }));
    rest(shared)
      .get('/api/zoneContents')
      .query({ ContentType: 'Lab', ids: [0, 1].map(labId).join(',') })
      .reply(200, { data: places });
    one().reply(200, { data: [channel()] });
    const place = (index: number) =>
      `p${index}: project(id: "${labId(index)}") { channelPlaces { collectedAt channel { name } } }`;
    const { body } = await gateway().send(`{ ${place(0)} ${place(1)} }`, { token: TOKEN });
    const held = { channelPlaces: [{ collectedAt: DATE, channel: { name: '频道0' } }] };
    expect(body).toEqual({ data: { p0: held, p1: held } });
  });

  it('lists its competitions', async () => {
    one().reply(200, { data: [channel()] });
    rest(shared)
      .get(`/api/zones/${channelId()}/competitions`)
      .query({ page: 1, perPage: 10 })
      .reply(200, page([competition()], 1, 1, 10));
    const { body } = await gateway().send(
      `{ channel(id: "${channelId()}") { competitions { items { id } } } }`,
    );
    expect(body).toEqual({
      data: { channel: { competitions: { items: [{ id: competitionId() }] } } },
    });
  });
});
