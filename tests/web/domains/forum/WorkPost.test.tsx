import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { teamId } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { post, postId, threadAnswers } from './posts.ts';

const work = {
  __typename: 'WorkPost',
  summary: '用喙长看种类',
  cover: '/files/cover',
  coverKey: 'cover',
  awardName: null,
  awardRanking: null,
  pictures: [{ __typename: 'WorkPicture', key: 'p1', url: '/files/p1', description: '混淆矩阵' }],
  team: { __typename: 'Team', id: teamId, name: '破浪小队', image: null },
};
const open = () => {
  fakeGateway(threadAnswers(() => post({ work })));
  return openPage(`/home/competition/forum/${postId}`);
};

it('leads to the team whose work it is', async () => {
  open();
  expect(await screen.findByRole('link', { name: '破浪小队' })).toHaveAttribute(
    'href',
    `/home/competition/team/${teamId}`,
  );
});

describe('its pictures', () => {
  /** A row of so many pixels, 560 of them in view. */
  const row = async (scrollWidth: number) => {
    const list = await screen.findByRole('list', { name: '作品图片' });
    Object.defineProperties(list, {
      clientWidth: { value: 560 },
      scrollWidth: { value: scrollWidth },
    });
    Object.defineProperty(list.firstElementChild, 'clientWidth', { value: 500 });
    fireEvent.scroll(list);
    return list;
  };
  const step = (name: string) => screen.queryByRole('button', { name });

  it('need no buttons where they all fit', async () => {
    open();
    await row(560);
    expect([step('上一张'), step('下一张')]).toEqual([null, null]);
  });

  it('are gone through by buttons, which end where the pictures do', async () => {
    const { user } = open();
    const list = await row(1060);
    expect(step('上一张')).toBeNull();
    await user.click(screen.getByRole('button', { name: '下一张' }));
    expect(list.scrollLeft).toBe(500);
    fireEvent.scroll(list);
    expect(step('下一张')).toBeNull();
    expect(list).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '上一张' }));
    fireEvent.scroll(list);
    expect(list.scrollLeft).toBe(0);
    expect(step('上一张')).toBeNull();
  });
});
