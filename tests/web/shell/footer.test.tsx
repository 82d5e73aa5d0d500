import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const open = (companyLinks: object[]) => {
  fakeGateway({ SiteExtras: () => ({ site: { communityUrl: null, companyLinks } }) });
  return openPage('/home/error?type=1');
};

it('has the links of whom the site belongs to: those that lead away in a new tab', async () => {
  open([
    { __typename: 'CompanyLink', title: '关于我们', url: 'https://example.org/about' },
    { __typename: 'CompanyLink', title: '服务条款', url: '/home/support' },
  ]);
  const shown = within(await screen.findByRole('navigation', { name: '公司链接' }));
  const away = shown.getByRole('link', { name: '关于我们' });
  expect(away).toHaveAttribute('href', 'https://example.org/about');
  expect(away).toHaveAttribute('target', '_blank');
  const inside = shown.getByRole('link', { name: '服务条款' });
  expect(inside).toHaveAttribute('href', '/home/support');
  expect(inside).not.toHaveAttribute('target');
});

it('has no group where there are none', async () => {
  const { gateway } = open([]);
  const known = () => gateway.client.extract();
  await waitFor(() => expect(known()).toHaveProperty('ROOT_QUERY.site.companyLinks', []));
  expect(screen.queryByRole('navigation', { name: '公司链接' })).toBeNull();
  expect(screen.getByRole('navigation', { name: '页脚' })).toBeVisible();
});
