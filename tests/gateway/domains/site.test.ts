import { describe, expect, it } from '@jest/globals';
import { authUser } from '../support/documents.ts';
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
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['admin'] });
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
      '{ administration { site { site { name communityUrl recommendConfig { hotProjectIds } } hidden } } }',
      { token: TOKEN },
    );
    expect(body).toEqual({
      data: {
        administration: {
          site: {
            site: {
              name: '鲸潮社区',
              communityUrl: 'https://chat.example',
              recommendConfig: { hotProjectIds: ['f'.repeat(24)] },
            },
            hidden: ['f'.repeat(24)],
          },
        },
      },
    });
  });

  it('has none unless told', async () => {
    expect((await gateway().send(query)).body).toEqual({ data: { site: { workbenchUrl: null } } });
  });
});
