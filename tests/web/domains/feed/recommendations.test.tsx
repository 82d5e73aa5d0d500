import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { feedOf, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { home } from '#tests/web/support/home.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { channel } from '../channels/channels.ts';
import { column } from '../columns/columns.ts';
import { star } from '../members/members.ts';
import { project } from '../projects/projects.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const id = (index: number) => String(index).padStart(24, 'b');
const entry = (index: number) => ({
  __typename: 'FeedItem',
  id: String(index),
  action: 'PUBLISH',
  targetType: 'PROJECT',
  targetsCount: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  source: star(),
  targets: [project(index)],
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));

const recommended = (target: { id: string }, changes: object = {}) => ({
  __typename: 'Recommendation',
  id: target.id,
  reason: 'FOLLOWED',
  count: 3,
  about: null,
  competitionsCount: 4,
  target,
  ...changes,
});
const someone = (index: number, changes: object = {}) =>
  recommended(
    star({ id: id(index), name: `成员${index}`, writtenCount: 2, datasetsCount: 0, ...changes }),
  );
const readable = (index: number) =>
  recommended(column({ id: id(100 + index), name: `专栏${index}` }), {
    reason: 'TOPIC',
    about: '分类',
    competitionsCount: null,
  });

const subject = (index: number) =>
  recommended(channel({ id: id(200 + index), name: `频道${index}` }), {
    reason: 'POPULAR',
    competitionsCount: null,
  });

/** The first of each kind that weren't shown before. */
const offering =
  (members: object[], columns: object[], channels: object[] = []): NonNullable<Answers[string]> =>
  ({ type, first, except }) => {
    const of: Record<string, object[]> = { MEMBER: members, COLUMN: columns, CHANNEL: channels };
    const all = of[type as string] as { id: string }[];
    const known = (except as string[] | null) ?? [];
    const others = all.filter((one) => !known.includes(one.id));
    const most = first as number;
    const items = [...others, ...all.filter((one) => known.includes(one.id))].slice(0, most);
    return {
      recommendations: { __typename: 'Recommendations', items, hasOthers: all.length > most },
    };
  };

const open = (answers: Answers) => {
  const { sent } = fakeGateway({ Viewer: () => ({ viewer }), Home: () => home(), ...answers });
  return { ...openPage('/home'), sent };
};
const fed = (count: number, answers: Answers = {}) =>
  open({
    Feed: () => ({ feed: feedOf(entries(count)) }),
    Recommendations: offering(
      [someone(1), someone(2), someone(3)],
      [readable(1), readable(2)],
      [subject(1), subject(2)],
    ),
    ...answers,
  });
const block = (name: string) => screen.findByRole('article', { name });
const articles = () =>
  screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'));

beforeEach(() => localStorage.clear());

describe('the blocks in the feed', () => {
  it.each([
    [3, 3, 4, 5],
    [7, 5, 8, 9],
    [16, 5, 11, 17],
  ])('of %i items stand at %i, %i and %i', async (count, members, columns, channels) => {
    fed(count);
    await block('推荐用户');
    await block('推荐专栏');
    await block('推荐频道');
    const order = articles();
    expect(order).toHaveLength(count + 3);
    expect(order.indexOf('recommended-member')).toBe(members);
    expect(order.indexOf('recommended-column')).toBe(columns);
    expect(order.indexOf('recommended-channel')).toBe(channels);
    const last = screen.getAllByRole('article').at(-1);
    expect(last).toHaveAttribute('aria-posinset', String(count + 3));
  });

  it('show two targets, each with why and a way to follow', async () => {
    fed(3);
    const members = within(await block('推荐用户'));
    expect(members.getAllByRole('listitem')).toHaveLength(2);
    expect(members.getAllByText('你关注的 3 人也关注了')).toHaveLength(2);
    expect(members.getAllByText('2 个项目 · 4 场比赛')).toHaveLength(2);
    expect(members.getByRole('button', { name: '关注：成员1' })).toBeVisible();
    const columns = within(await block('推荐专栏'));
    expect(columns.getAllByText('收录了「分类」相关的项目')).toHaveLength(2);
    expect(columns.getByRole('button', { name: '关注专栏「专栏1」' })).toBeVisible();
    const channels = within(await block('推荐频道'));
    expect(channels.getAllByText('有 3 人关注')).toHaveLength(2);
    expect(channels.getByRole('button', { name: '关注频道「频道1」' })).toBeVisible();
    // There are no others.
    expect(columns.queryByRole('button', { name: '换一换' })).toBeNull();
  });

  it('give others, those that were shown before coming last', async () => {
    const { user, sent } = fed(3);
    const members = within(await block('推荐用户'));
    await user.click(members.getByRole('button', { name: '换一换' }));
    expect(await members.findByRole('link', { name: '成员3' })).toBeVisible();
    expect(members.queryByRole('link', { name: '成员2' })).toBeNull();
    const asked = sent.filter(({ operationName }) => operationName === 'Recommendations');
    expect(asked.at(-1)?.variables).toEqual({
      type: 'MEMBER',
      first: 2,
      except: [id(1), id(2)],
    });
  });

  it('say when there are none to be had, and keep what they showed', async () => {
    let fails = false;
    const answer = offering([someone(1), someone(2), someone(3)], []);
    const { user } = fed(3, {
      Recommendations: (variables) => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
        return answer(variables);
      },
    });
    const members = within(await block('推荐用户'));
    fails = true;
    showNotices();
    await user.click(members.getByRole('button', { name: '换一换' }));
    expect(await screen.findByText('换一换失败')).toBeVisible();
    expect(members.getByRole('link', { name: '成员1' })).toBeVisible();
  });

  it('are closed for 30 days, in this browser, and not asked for meanwhile', async () => {
    const { user } = fed(3);
    await user.click(within(await block('推荐用户')).getByRole('button', { name: '关闭推荐用户' }));
    await waitFor(() => expect(articles()).not.toContain('recommended-member'));
    expect(screen.getByRole('heading', { name: '动态' })).toHaveFocus();
    cleanup();
    const { sent } = fed(3);
    await block('推荐专栏');
    await block('推荐频道');
    expect(articles()).not.toContain('recommended-member');
    const types = sent
      .filter(({ operationName }) => operationName === 'Recommendations')
      .map(({ variables }) => variables.type);
    expect(types).toEqual(['COLUMN', 'CHANNEL']);
  });

  it('come back after 30 days', async () => {
    const before = new Date(Date.now() - 30 * DAY).toISOString();
    localStorage.setItem('closed-recommendations-member', before);
    fed(3);
    expect(await block('推荐用户')).toBeVisible();
  });

  it('don’t stand there with nothing in them, nor where they can’t be had', async () => {
    const { sent } = fed(3, {
      Recommendations: ({ type }) => {
        if (type === 'COLUMN') throw new Refused({ code: 'INTERNAL', message: '出错了' });
        return offering([], [])({ type, first: 2, except: null });
      },
    });
    await waitFor(() =>
      expect(sent.filter(({ operationName }) => operationName === 'Recommendations')).toHaveLength(
        3,
      ),
    );
    expect(articles()).toEqual(['feed-1', 'feed-2', 'feed-3']);
  });
});

describe('who follows nothing', () => {
  it('sees channels, users and columns to follow, and the feed once it is there', async () => {
    let followed = false;
    const { user, sent } = open({
      Feed: () => ({ feed: feedOf(followed ? entries(2) : []) }),
      Recommendations: offering([someone(1)], [readable(1)], [subject(1)]),
      FollowMember: () => {
        followed = true;
        return {
          follow: { __typename: 'Member', id: id(1), followersCount: 8, viewerFollows: true },
        };
      },
    });
    const users = within(await screen.findByRole('region', { name: '推荐用户' }));
    const columns = within(screen.getByRole('region', { name: '推荐专栏' }));
    expect(await columns.findByRole('link', { name: '专栏1' })).toBeVisible();
    const channels = within(screen.getByRole('region', { name: '推荐频道' }));
    expect(await channels.findByRole('link', { name: '频道1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '看看他们的动态' })).toBeNull();
    await user.click(await users.findByRole('button', { name: '关注：成员1' }));
    await user.click(await screen.findByRole('button', { name: '看看他们的动态' }));
    expect(await screen.findByRole('link', { name: '项目1' })).toBeVisible();
    const asked = sent.filter(({ operationName }) => operationName === 'Recommendations');
    expect(asked[0]?.variables).toMatchObject({ first: 4, except: null });
  });

  it('is told where there are none', async () => {
    open({ Feed: () => ({ feed: feedOf([]) }), Recommendations: offering([], []) });
    expect(await screen.findByText('还没有可以推荐的用户')).toBeVisible();
    expect(await screen.findByText('还没有可以推荐的专栏')).toBeVisible();
    expect(await screen.findByText('还没有可以推荐的频道')).toBeVisible();
  });

  it('may try again', async () => {
    let fails = true;
    const { user } = open({
      Feed: () => ({ feed: feedOf([]) }),
      Recommendations: (variables) => {
        if (fails && variables.type === 'MEMBER')
          throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
        return offering([someone(1)], [readable(1)])(variables);
      },
    });
    expect(await screen.findByText('推荐没能加载')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '成员1' })).toBeVisible();
  });
});
