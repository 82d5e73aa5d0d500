import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../support/data.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const path = '/home/admin';

const open = (roles: string[], at = path) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    OrganizationLinks: () => ({ viewer: { ...viewer, organizations: [] } }),
    Administration: () => ({
      administration: {
        __typename: 'Administration',
        counts: {
          __typename: 'AdministrationCounts',
          workOrders: 3,
          realNames: roles.includes('ADMIN') ? 0 : null,
          hostApplications: roles.includes('ADMIN') ? 4 : null,
          sourceApplications: roles.includes('ADMIN') ? 0 : null,
          exchanges: roles.includes('ADMIN') ? 5 : null,
          parkedMails: roles.includes('ADMIN') ? 2 : null,
          parkedJobs: roles.includes('ADMIN') ? 0 : null,
        },
      },
    }),
  });
  return { ...openPage(at), sent: gateway.sent };
};

describe('the index of administration', () => {
  it('leads administrators to everything, and says what waits', async () => {
    open(['ADMIN']);
    const desk = await screen.findByRole('link', { name: /^工单处理/ });
    expect(desk).toHaveAttribute('href', '/home/admin/workorders');
    expect(await within(desk).findByText('3 待处理')).toBeVisible();
    const hosts = screen.getByRole('link', { name: /^办赛申请/ });
    expect(within(hosts).getByText('4 待处理')).toBeVisible();
    const links = screen.getByRole('main').querySelectorAll('ul a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/home/admin/workorders',
      '/home/admin/verifications',
      '/home/admin/hosts',
      '/home/admin/hosts/sources',
      '/home/admin/channels',
      '/home/admin/activities',
      '/home/admin/datasets',
      '/home/admin/members',
      '/home/admin/log?action=moderation.fold',
      '/home/admin/log',
      '/home/admin/organizations',
      '/home/admin/announcements',
      '/home/admin/mail',
      '/home/admin/jobs',
      '/home/admin/clients',
      '/home/admin/service-accounts',
      '/home/admin/creators',
      '/home/admin/questionnaires',
      '/home/admin/quests',
      '/home/admin/badges',
      '/home/admin/site',
      '/home/admin/site/recommend',
    ]);
    expect(screen.getByRole('link', { name: /^实名认证审核/ })).not.toHaveTextContent('待处理');
  });

  it('is searched by what one wants to do', async () => {
    const { user } = open(['ADMIN']);
    const field = await screen.findByRole('searchbox', { name: '搜索管理功能' });
    await user.type(field, '停用');
    expect(screen.getByRole('link', { name: /^用户管理/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^站点设置/ })).toBeNull();
    await user.clear(field);
    await user.type(field, '潮汐表');
    expect(screen.getByText('没有找到相关的管理功能')).toBeVisible();
  });

  it('has their desk for the support', async () => {
    open(['SUPPORT']);
    expect(await screen.findByRole('link', { name: /^工单处理/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^用户管理/ })).toBeNull();
  });

  it('is nobody else’s', async () => {
    const { currentAddress } = open(['ORGANIZER']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('stands in the menu of administrators', async () => {
    const { user } = open(['ADMIN']);
    await user.click(await screen.findByRole('button', { name: /的菜单$/ }));
    expect(await screen.findByRole('link', { name: '管理中心' })).toHaveAttribute('href', path);
  });
});
