import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const linkOf = (token: string) => ({
  __typename: 'CalendarLink',
  path: `/home/calendar.ics?token=${token}`,
  createdAt: '2026-11-20T00:00:00.000Z',
});

const open = (first: object | null, more: Answers = {}) => {
  let link = first;
  let made = 0;
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    MyCompetitions: () => ({
      viewer: { __typename: 'Viewer', id: viewer.id, competitions: page([]) },
    }),
    CalendarLink: () => ({
      viewer: { __typename: 'Viewer', id: viewer.id, calendarLink: link },
    }),
    CreateCalendarLink: () => {
      link = linkOf(`made${(made += 1)}`);
      return { createCalendarLink: link };
    },
    RevokeCalendarLink: () => {
      link = null;
      return { revokeCalendarLink: { __typename: 'DonePayload', isDone: true } };
    },
    ...more,
  });
  return { ...gateway, ...openPage('/home/competition/mine') };
};
const dialog = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: '订阅日历' }));
  return within(await screen.findByRole('dialog', { name: '订阅日历' }));
};
const addressIn = (shown: Awaited<ReturnType<typeof dialog>>) =>
  shown.findByRole('textbox', { name: '订阅地址' });

describe('the calendar of deadlines', () => {
  it('gets its address by a button, another one, and none', async () => {
    const opened = open(null);
    const shown = await dialog(opened);
    await opened.user.click(await shown.findByRole('button', { name: '生成订阅地址' }));
    expect(await addressIn(shown)).toHaveValue('http://localhost/home/calendar.ics?token=made1');
    await opened.user.click(shown.getByRole('button', { name: '重新生成' }));
    await waitFor(async () =>
      expect(await addressIn(shown)).toHaveValue('http://localhost/home/calendar.ics?token=made2'),
    );
    await opened.user.click(shown.getByRole('button', { name: '停用' }));
    expect(await shown.findByRole('button', { name: '生成订阅地址' })).toBeVisible();
  });

  it('shows the address that there is', async () => {
    const shown = await dialog(open(linkOf('kept')));
    expect(await addressIn(shown)).toHaveValue('http://localhost/home/calendar.ics?token=kept');
  });

  it('asks again where it couldn’t be loaded', async () => {
    let fails = true;
    const opened = open(null, {
      CalendarLink: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { viewer: { __typename: 'Viewer', id: viewer.id, calendarLink: linkOf('kept') } };
      },
    });
    const shown = await dialog(opened);
    const retry = await shown.findByRole('button', { name: '重试' });
    fails = false;
    await opened.user.click(retry);
    expect(await addressIn(shown)).toBeVisible();
  });
});
