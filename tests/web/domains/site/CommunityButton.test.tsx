import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { page } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const group = (communityUrl: string | null) => ({
  CompetitionList: () => ({ competitions: page([]) }),
  SiteExtras: () => ({ site: { communityUrl, companyLinks: [] } }),
});

it('leads to the community’s group by a code to scan, and by its address', async () => {
  fakeGateway(group('https://group.example/join'));
  const { user } = openPage('/home/competition');
  await user.click(await screen.findByRole('button', { name: '加入社区群' }));
  expect(await screen.findByRole('img', { name: '社区群的二维码' })).toBeVisible();
  expect(screen.getByRole('link', { name: '在浏览器中打开' })).toHaveAttribute(
    'href',
    'https://group.example/join',
  );
});

it('isn’t there where the operator has set none', async () => {
  const { variablesOf } = fakeGateway(group(null));
  const { gateway } = openPage('/home/competition');
  await variablesOf('SiteExtras');
  const known = () => gateway.client.extract();
  await waitFor(() => expect(known()).toHaveProperty('ROOT_QUERY.site.communityUrl', null));
  expect(screen.queryByRole('button', { name: '加入社区群' })).toBeNull();
});
