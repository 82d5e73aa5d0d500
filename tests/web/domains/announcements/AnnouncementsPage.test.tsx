import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const draft = {
  __typename: 'Announcement',
  id: '7'.repeat(24),
  kind: 'POPUP',
  title: '数据周',
  content: '每天一道新题',
  buttons: [],
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  state: 'DRAFT',
};
const shown = { ...draft, id: '8'.repeat(24), kind: 'BANNER', title: '公约', state: 'OPEN' };
const list = (...items: object[]) => ({
  administration: { __typename: 'Administration', announcements: { ...page(items), perPage: 20 } },
});

const open = (answers: Answers = {}, roles = ['ADMIN']) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Announcements: () => list(draft, shown),
    ...answers,
  });
  const inputs = (name: string) =>
    gateway.sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage('/home/admin/announcements'), inputs };
};

describe('the announcements of the site', () => {
  it('are for its administrators alone', async () => {
    const { currentAddress } = open({}, ['SUPPORT']);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      Announcements: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('暂无公告')).toBeVisible();
  });

  it('are written as drafts; what is wrong is said at its field', async () => {
    const { user, inputs } = open({
      CreateAnnouncement: () => ({ createAnnouncement: draft }),
    });
    await user.click(await screen.findByRole('button', { name: '新建公告' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建公告' }));
    await user.click(dialog.getByRole('button', { name: '添加按钮' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请输入公告标题')).toBeVisible();
    expect(dialog.getByText('请输入公告内容')).toBeVisible();
    expect(dialog.getByText('请输入按钮文字')).toBeVisible();
    expect(inputs('CreateAnnouncement')).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: '页面顶部横幅' }));
    await user.type(dialog.getByRole('textbox', { name: /标题/ }), '周年');
    await user.type(dialog.getByRole('textbox', { name: /按钮文字/ }), '查看');
    await user.type(dialog.getByRole('textbox', { name: /链接/ }), '/home');
    fireEvent.change(dialog.getByLabelText(/开始时间/), { target: { value: '2026-12-01T08:00' } });
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(inputs('CreateAnnouncement')).toHaveLength(1));
    expect(inputs('CreateAnnouncement')[0]).toEqual({
      kind: 'BANNER',
      title: '周年',
      content: '',
      buttons: [{ name: '查看', url: '/home' }],
      startsAt: new Date('2026-12-01T08:00').toISOString(),
      endsAt: null,
    });
  });

  it('are published and ended after a question', async () => {
    const { user, inputs } = open({
      PublishAnnouncement: () => ({ publishAnnouncement: { ...draft, state: 'OPEN' } }),
      EndAnnouncement: () => ({ endAnnouncement: { ...shown, state: 'ENDED' } }),
    });
    await user.click(await screen.findByRole('button', { name: '发布数据周' }));
    let dialog = within(await screen.findByRole('dialog', { name: '发布公告' }));
    await user.click(dialog.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(inputs('PublishAnnouncement')).toEqual([{ id: draft.id }]));
    expect(await screen.findByRole('button', { name: '结束数据周' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '结束公约' }));
    dialog = within(await screen.findByRole('dialog', { name: '结束公告' }));
    await user.click(dialog.getByRole('button', { name: '结束' }));
    await waitFor(() => expect(inputs('EndAnnouncement')).toEqual([{ id: shown.id }]));
    expect(await screen.findByText('已结束')).toBeVisible();
  });
});
