import { describe, expect, it } from '@jest/globals';
import {
  DATE,
  LATER,
  channelId,
  authorized,
  shared,
  idsOf,
  channel,
  state,
  section,
  lab,
  listed,
} from '../support/channels.ts';
import { authUser, member, memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

describe('the overview of channels', () => {
  const query =
    '{ channels { name moderators { name } sections { name } viewerFollows viewerMail viewerModerates viewerHasNews } }';

  it('is shared by visitors, who follow nothing', async () => {
    rest(shared).get('/api/zones').reply(200, listed(1));
    const { body } = await gateway().send(
      '{ channels { id name description image followersCount projectsCount datasetsCount competitionsCount lastCollectedAt viewerFollows viewerMail viewerModerates viewerHasNews } }',
    );
    expect(body).toEqual({
      data: {
        channels: [
          {
            id: channelId(),
            name: '频道0',
            description: '简介',
            image: null,
            followersCount: 7,
            projectsCount: 3,
            datasetsCount: 2,
            competitionsCount: 1,
            lastCollectedAt: DATE,
            viewerFollows: null,
            viewerMail: null,
            viewerModerates: null,
            viewerHasNews: null,
          },
        ],
      },
    });
  });

  it.each([3, 48])('asks once for each relation, however many there are (%i)', async (count) => {
    const ids = idsOf(count).join(',');
    rest(authorized).get('/api/zones').reply(200, listed(count));
    rest(shared)
      .get('/api/zoneAdmins')
      .query({ Zone: ids })
      .reply(200, { data: idsOf(count).map((Zone) => ({ Zone, User: memberId() })) });
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    const sections = idsOf(count).map((Zone, index) => section(index, { Zone }));
    rest(shared).get('/api/zoneSections').query({ Zone: ids }).reply(200, { data: sections });
    rest(authorized)
      .get('/api/user/zoneStates')
      .query({ ids })
      .reply(200, { data: idsOf(count).map((_, index) => state(index)) });
    const { body } = await gateway().send(query, { token: TOKEN });
    expect(body.errors).toBeUndefined();
    const found = body.data as { channels: object[] };
    expect(found.channels).toHaveLength(count);
    expect(found.channels.at(-1)).toEqual({
      name: `频道${count - 1}`,
      moderators: [{ name: '鲸鱼0' }],
      sections: [{ name: `分组${count - 1}` }],
      viewerFollows: true,
      viewerMail: false,
      viewerModerates: false,
      viewerHasNews: false,
    });
  });

  it.each([
    ['collected since the last visit', { LastModifyDate: LATER }, {}, true],
    ['never opened', {}, { LastViewDate: null }, true],
    ['never collected', { LastModifyDate: null }, { LastViewDate: null }, false],
    ['not followed', { LastModifyDate: LATER }, { isSubscribed: false }, false],
  ])('marks news: %s', async (_, changes, states, viewerHasNews) => {
    rest(authorized)
      .get('/api/zones')
      .reply(200, { data: [channel(0, changes)] });
    rest(authorized)
      .get('/api/user/zoneStates')
      .query({ ids: channelId() })
      .reply(200, { data: [state(0, states)] });
    const { body } = await gateway().send('{ channels { viewerHasNews } }', { token: TOKEN });
    expect(body.data).toEqual({ channels: [{ viewerHasNews }] });
  });

  it('has the hot list and the carousel beside it, as everybody sees them', async () => {
    rest(shared).get('/api/zoneCarousel').reply(200, listed(1));
    rest(shared)
      .get('/api/zoneHotList')
      .query({ maxCount: 10 })
      .reply(200, { data: [{ Lab: lab(), Zones: [channelId(1), channelId(2)] }] });
    rest(shared)
      .get('/api/zones')
      .query({ ids: [channelId(1), channelId(2)].join(',') })
      .reply(200, { data: [channel(1)] });
    const { body } = await gateway().send(
      '{ recommendedChannels { name } channelHotList(count: 99) { project { title } channels { name } } }',
    );
    expect(body.data).toEqual({
      recommendedChannels: [{ name: '频道0' }],
      channelHotList: [{ project: { title: '项目0' }, channels: [{ name: '频道1' }] }],
    });
  });
});

describe('a member', () => {
  it('has what they follow in its order, by calls of their own', async () => {
    rest(authorized).get('/api/auth').reply(200, authUser());
    rest(authorized)
      .get('/api/user/zoneSubscriptions')
      .reply(200, {
        data: [1, 0].map((index) => ({ Zone: channelId(index), Date: DATE, LastViewDate: null })),
      });
    rest(shared)
      .get('/api/zones')
      .query({ ids: [0, 1].map(channelId).join(',') })
      .reply(200, listed(2));
    const { body } = await gateway().send('{ viewer { channels { name } } }', { token: TOKEN });
    expect(body.data).toEqual({ viewer: { channels: [{ name: '频道1' }, { name: '频道0' }] } });
  });

  it('shows everybody the channels that they moderate', async () => {
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    rest(shared)
      .get('/api/userZones')
      .query({ User: memberId() })
      .reply(200, { data: [{ Zone: channelId(), User: memberId() }] });
    rest(shared).get('/api/zones').query({ ids: channelId() }).reply(200, listed(1));
    const { body } = await gateway().send(
      `{ member(id: "${memberId()}") { moderatedChannels { name } } }`,
    );
    expect(body.data).toEqual({ member: { moderatedChannels: [{ name: '频道0' }] } });
  });
});
