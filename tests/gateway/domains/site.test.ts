import { describe, expect, it } from '@jest/globals';
import { startGateway, TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const query = '{ site { workbenchUrl } }';
const ad = { title: '征文', image: '/files/a.png', link: '/home/column' };
const recommended = () => ({
  Home: { AdList: [ad] },
  RecommendGroup: [
    { Title: '入门', List: [{ Title: '专栏', Description: '', Link: '/home/column' }] },
  ],
  LearningPath: [],
  Lab: { TabList: ['企鹅'], HotList: [], AdList: [] },
  Column: [],
});

describe('the site', () => {
  it('says where its workbench is, out of the gateway’s own configuration', async () => {
    const own = await startGateway({ WORKBENCH_URL: 'https://bench.example/' });
    const { body } = await own.send(query);
    await own.app.close();
    expect(body).toEqual({ data: { site: { workbenchUrl: 'https://bench.example' } } });
  });

  it('says what visitors see in place of its start', async () => {
    const own = await startGateway({ MARKETING_URL: 'https://market.example/start/' });
    const { body } = await own.send('{ site { marketingUrl } }');
    await own.app.close();
    expect(body).toEqual({ data: { site: { marketingUrl: 'https://market.example/start' } } });
  });

  it('says where the workbench can be tried, and what administrators recommend', async () => {
    const own = await startGateway({ TRIAL_URL: 'https://bench.example/' });
    rest().get('/api/configs/recommend').reply(200, recommended());
    const { body } = await own.send(`{ site { trialUrl recommendConfig {
      homeAds { title image link } groups { title ways { title link } } projectTabs
    } } }`);
    await own.app.close();
    expect(body).toEqual({
      data: {
        site: {
          trialUrl: 'https://bench.example',
          recommendConfig: {
            homeAds: [ad],
            groups: [{ title: '入门', ways: [{ title: '专栏', link: '/home/column' }] }],
            projectTabs: ['企鹅'],
          },
        },
      },
    });
  });

  it('shows administrators what is set as it was written, without asking for what others see', async () => {
    rest()
      .get('/api/configs/raw')
      .reply(200, {
        Site: {
          rawCountCompetitionIds: [],
          hiddenRegisterCompetitionIds: [],
          preliminaryCompetitionIds: [],
          platformIdBoxes: [],
          hostApplicationUrl: null,
          hostChatUrl: null,
          communityUrl: 'https://chat.example',
          companyLinks: [],
          competitionAds: [],
          externalBoards: [],
          searchTrends: [],
          lunarNewYear: null,
        },
        Recommend: {
          Home: { AdList: [] },
          RecommendGroup: [],
          LearningPath: [],
          Lab: { TabList: [], HotList: ['f'.repeat(24)], AdList: [] },
          Column: [],
        },
        Hidden: ['f'.repeat(24)],
      });
    const { body } = await gateway().send(
      '{ rawSite { site { name communityUrl recommendConfig { hotProjectIds } } hidden } }',
      { token: TOKEN },
    );
    expect(body).toEqual({
      data: {
        rawSite: {
          site: {
            name: '鲸潮社区',
            communityUrl: 'https://chat.example',
            recommendConfig: { hotProjectIds: ['f'.repeat(24)] },
          },
          hidden: ['f'.repeat(24)],
        },
      },
    });
    expect((await gateway().send('{ rawSite { hidden } }')).body.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('has none unless told', async () => {
    expect((await gateway().send(query)).body).toEqual({ data: { site: { workbenchUrl: null } } });
  });
});

describe('a configuration by its name', () => {
  const config = (name: string) => gateway().send(`{ config(name: "${name}") }`);

  it('is as it is kept', async () => {
    const kept = recommended();
    rest().get('/api/configs/recommend').reply(200, kept);
    expect((await config('recommend')).body).toEqual({ data: { config: kept } });
  });

  it('is none where there is none, and nothing is asked for', async () => {
    expect((await config('weather')).body).toEqual({ data: { config: null } });
  });

  it.each(['', ' '])('needs a name (%p)', async (name) => {
    const { body } = await config(name);
    expect(body).toMatchObject({
      data: { config: null },
      errors: [{ message: '未指定 name', extensions: { code: 'BAD_USER_INPUT', field: 'name' } }],
    });
  });
});
