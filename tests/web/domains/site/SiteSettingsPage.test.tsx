import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '../../support/data.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const site = {
  __typename: 'Site',
  rawCountCompetitionIds: ['a'.repeat(24)],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [],
  hostApplicationUrl: null,
  hostChatUrl: null,
  competitionAds: [],
  externalBoards: [],
  lunarNewYear: null,
};

const open = (roles: string[]) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    SiteSettings: () => ({ site }),
    SetSiteSettings: () => ({ setSiteSettings: { __typename: 'Site', name: '鲸潮社区' } }),
  });
  return { ...openPage('/home/admin/site'), gateway };
};

it('says at the field what is wrong, and saves all at once', async () => {
  const { user, gateway } = open(['ADMIN']);
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  const chat = await screen.findByLabelText('办赛咨询二维码的地址');
  await fill(chat, 'chat.example.org');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
  await user.clear(chat);
  await fill(chat, 'https://chat.example.org');
  const boxes = screen.getByLabelText('收集平台ID的比赛');
  await fill(boxes, `${'b'.repeat(24)}  Openi启智平台ID`);
  await fill(screen.getByLabelText('需先通过初赛的比赛'), 'c'.repeat(24));
  await user.click(screen.getByRole('button', { name: '添加广告位' }));
  await fill(screen.getByLabelText('说明'), '海报');
  await fill(screen.getByLabelText('图片地址'), '/files/poster.png');
  await fill(screen.getByLabelText('链接'), '/home/competition');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const inputs = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'SetSiteSettings')
      .map(({ variables }) => variables.input);
  await waitFor(() =>
    expect(inputs()).toEqual([
      {
        rawCountCompetitionIds: ['a'.repeat(24)],
        hiddenRegisterCompetitionIds: [],
        preliminaryCompetitionIds: ['c'.repeat(24)],
        platformIdBoxes: [{ competitionId: 'b'.repeat(24), name: 'Openi启智平台ID' }],
        hostApplicationUrl: null,
        hostChatUrl: 'https://chat.example.org',
        competitionAds: [{ title: '海报', image: '/files/poster.png', link: '/home/competition' }],
        externalBoards: [],
        lunarNewYear: null,
      },
    ]),
  );
});

it('is for administrators alone', async () => {
  const { currentAddress } = open([]);
  await screen.findByRole('heading', { level: 1 });
  expect(currentAddress()).toContain('/home/error?type=1');
});
