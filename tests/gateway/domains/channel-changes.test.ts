import { describe, expect, it } from '@jest/globals';
import {
  channelId,
  sectionId,
  labId,
  authorized,
  shared,
  channel,
  listed,
} from '../support/channels.ts';
import { memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

describe('changes to a channel', () => {
  const path = `/api/zones/${channelId()}`;
  const chosen = { ContentType: 'Lab', ids: [labId()] };
  const things = `channelId: "${channelId()}", kind: PROJECT, ids: ["${labId()}"]`;
  const at = `sectionId: "${sectionId()}"`;
  const thing = { contentType: 'Dataset', contentId: labId() };

  it.each([
    [
      'createChannel',
      'name: "新", description: "简介"',
      'post',
      '/api/zones',
      { Name: '新', Description: '简介' },
    ],
    [
      'updateChannel',
      `channelId: "${channelId()}", hasForum: false`,
      'put',
      path,
      { ForumEnabled: false },
    ],
    [
      'addChannelModerator',
      `channelId: "${channelId()}", account: "鲸"`,
      'post',
      `${path}/admins`,
      { Account: '鲸' },
    ],
    [
      'removeChannelModerator',
      `channelId: "${channelId()}", memberId: "${memberId()}"`,
      'delete',
      `${path}/admins/${memberId()}`,
      undefined,
    ],
    [
      'collectIntoChannel',
      `${things}, ${at}`,
      'post',
      `${path}/collectContent`,
      { ...chosen, sectionId: sectionId() },
    ],
    ['uncollectFromChannel', things, 'post', `${path}/unCollectContent`, chosen],
    ['pinInChannel', `${things}, isPinned: true`, 'post', `${path}/stickyContent`, chosen],
    ['pinInChannel', `${things}, isPinned: false`, 'post', `${path}/unstickyContent`, chosen],
    [
      'createChannelSection',
      `channelId: "${channelId()}", name: "甲", parentId: "${sectionId()}"`,
      'post',
      '/api/zoneSections',
      { Zone: channelId(), Name: '甲', Parent: sectionId() },
    ],
    [
      'updateChannelSection',
      `${at}, isHidden: true`,
      'put',
      `/api/zoneSections/${sectionId()}`,
      { IsActivated: false },
    ],
    [
      'updateChannelSection',
      `${at}, parentId: null, position: 2`,
      'put',
      `/api/zoneSections/${sectionId()}`,
      { Parent: null, Position: 2 },
    ],
    ['deleteChannelSection', at, 'delete', `/api/zoneSections/${sectionId()}`, undefined],
    [
      'addToChannelSection',
      `${at}, kind: DATASET, contentId: "${labId()}"`,
      'post',
      `/api/zoneSections/${sectionId()}/addContent`,
      thing,
    ],
    [
      'removeFromChannelSection',
      `${at}, kind: DATASET, contentId: "${labId()}"`,
      'post',
      `/api/zoneSections/${sectionId()}/removeContent`,
      thing,
    ],
    [
      'setChannelMail',
      `channelId: "${channelId()}", enrolled: true`,
      'post',
      `${path}/enroll`,
      undefined,
    ],
    [
      'setChannelMail',
      `channelId: "${channelId()}", enrolled: false`,
      'post',
      `${path}/disenroll`,
      undefined,
    ],
    ['recordChannelView', `channelId: "${channelId()}"`, 'post', `${path}/view`, undefined],
  ] as const)('%s(%s) is one call of the member’s', async (field, input, method, url, body) => {
    rest(authorized)[method](url, body).reply(200, channel());
    const answer = await gateway().send(`mutation { ${field}(input: { ${input} }) { name } }`, {
      token: TOKEN,
    });
    expect(answer.body).toEqual({ data: { [field]: { name: '频道0' } } });
    const visitor = await gateway().send(`mutation { ${field}(input: { ${input} }) { name } }`);
    expect(visitor.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['createChannel', 'name: "", description: "简介"', '/api/zones', 'Name', 'name'],
    [
      'createChannelSection',
      `channelId: "${channelId()}", name: "甲", parentId: "${sectionId()}"`,
      '/api/zoneSections',
      'Parent',
      'parentId',
    ],
    ['collectIntoChannel', things, `${path}/collectContent`, 'ids', 'ids'],
  ])('%s names the input’s own field where it is refused', async (name, input, url, key, field) => {
    rest(authorized).post(url).reply(400, { code: 'BAD_USER_INPUT', message: '不行', field: key });
    const { body } = await gateway().send(`mutation { ${name}(input: { ${input} }) { id } }`, {
      token: TOKEN,
    });
    expect(body.errors?.[0]).toMatchObject({
      message: '不行',
      extensions: { code: 'BAD_USER_INPUT', field },
    });
  });

  it('sets the carousel, and answers it as everybody sees it', async () => {
    rest(authorized)
      .put('/api/zoneCarousel', { Zones: [channelId()] })
      .reply(200, { ok: true });
    rest(shared).get('/api/zoneCarousel').reply(200, listed(1));
    const { body } = await gateway().send(
      `mutation { setRecommendedChannels(input: { channelIds: ["${channelId()}"] }) { name } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({ data: { setRecommendedChannels: [{ name: '频道0' }] } });
  });
});
