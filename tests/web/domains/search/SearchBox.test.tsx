import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { takeTracked } from '#web/src/lib/track.ts';
import { page } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { counts, results, trends } from './search.ts';

const suggestion = (text: string, kind: string | null = null, targetId: string | null = null) => ({
  __typename: 'SearchSuggestion',
  text,
  kind,
  targetId,
});

const open = () => {
  const { sent } = fakeGateway({
    SearchTrends: () => ({ site: { __typename: 'Site', searchTrends: trends } }),
    SearchSuggestions: ({ text }) => ({
      searchSuggestions: [
        suggestion(`${String(text)}学习`),
        suggestion('机器人'),
        suggestion('机器视觉', 'CHANNEL', 'c'.repeat(24)),
      ],
    }),
    ChannelPage: () => new Promise(() => undefined),
    SearchCounts: () => counts({}),
    SearchResults: () => results([]),
    ActivityList: () => ({ activities: page([]) }),
    ActivityListSide: () => ({
      all: page([]),
      exercises: page([]),
      site: { activityFields: [], __typename: 'Site', recommendConfig: null },
    }),
  });
  takeTracked(100);
  const asked = (name: string) => sent.filter(({ operationName }) => operationName === name);
  return { ...openPage('/home/nowhere'), asked };
};

const field = () => screen.findByRole('searchbox', { name: '搜索' });
const search = (address: string) => new URL(address, 'http://x').searchParams.get('search');

describe('the navigation’s search box', () => {
  it('is a plain form before its suggestions have come', async () => {
    open();
    const form = (await field()).closest('form');
    expect(form).toHaveAttribute('action', '/home/global');
    expect(await field()).toHaveAttribute('name', 'search');
  });

  it('isn’t sent while it is empty, and no bubble of the browser says so', async () => {
    const { user } = open();
    const input = await field();
    expect(input).toBeRequired();
    await user.click(input);
    await screen.findByRole('option', { name: '打榜练习' });
    expect(fireEvent.invalid(input)).toBe(false);
  });

  it('offers trending words while it is empty, and goes where they lead', async () => {
    const { user, currentAddress } = open();
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: '打榜练习' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/activity/EXERCISE'));
    expect(takeTracked(10)).toContainEqual({ name: 'click_hot_keyword', text: '打榜练习' });
  });

  it('suggests while one types, 300 ms after, by arrows and Enter', async () => {
    const { user, asked, currentAddress } = open();
    await user.click(await field());
    const box = await screen.findByRole('combobox', { name: '搜索' });
    // Both within the 300 ms, however slow the machine is.
    for (const value of ['机', '机器']) fireEvent.input(box, { target: { value } });
    expect(await screen.findByRole('option', { name: '机器学习' })).toBeVisible();
    expect(asked('SearchSuggestions').map(({ variables }) => variables.text)).toEqual(['机器']);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: '机器人' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(search(currentAddress())).toBe('机器学习'));
    expect(takeTracked(10)).toContainEqual({ name: 'search_keyword', text: '机器学习' });
  });

  it('says of a title what it is of, and goes there', async () => {
    const { user, currentAddress } = open();
    await user.type(await field(), '机器');
    const option = await screen.findByRole('option', { name: /^机器视觉/ });
    expect(option).toHaveTextContent('频道');
    await user.click(option);
    await waitFor(() => expect(currentAddress()).toBe(`/home/special/detail/${'c'.repeat(24)}`));
  });

  it('closes its list at Escape, and keeps what was typed', async () => {
    const { user } = open();
    await user.type(await field(), '机器');
    await screen.findByRole('option', { name: '机器学习' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('combobox', { name: '搜索' })).toHaveValue('机器');
  });

  it.each([
    ['while it goes on', { isComposing: true }],
    ['as Safari reports the key that ends it', { keyCode: 229 }],
  ])('leaves the keys of composing Chinese to it (%s)', async (_, composing) => {
    const { user, currentAddress } = open();
    await user.type(await field(), '机器');
    const option = await screen.findByRole('option', { name: '机器学习' });
    const box = screen.getByRole('combobox', { name: '搜索' });
    const press = (key: string) => fireEvent.keyDown(box, { key, ...composing });
    press('ArrowDown');
    expect(option).toHaveAttribute('aria-selected', 'false');
    press('Escape');
    expect(option).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    press('Enter');
    expect(option).toBeVisible();
    expect(currentAddress()).toBe('/home/nowhere');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(search(currentAddress())).toBe('机器学习'));
  });

  it('does nothing at Enter while it is empty', async () => {
    const { user, currentAddress } = open();
    await user.click(await field());
    await screen.findByRole('option', { name: '打榜练习' });
    await user.keyboard('  {Enter}');
    expect(currentAddress()).toBe('/home/nowhere');
  });

  it('goes to the trending word that was typed, and searches for anything else', async () => {
    const { user, currentAddress } = open();
    await user.type(await field(), '鲸');
    await screen.findByRole('option', { name: '鲸学习' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(search(currentAddress())).toBe('鲸'));
    const box = screen.getByRole('combobox', { name: '搜索' });
    await user.clear(box);
    await user.type(box, '打榜练习{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/home/activity/EXERCISE'));
  });

  it('is a dialog where there is no room for a field', async () => {
    const { user, currentAddress } = open();
    await user.click(await screen.findByRole('link', { name: '搜索' }));
    const dialog = await screen.findByRole('dialog', { name: '搜索' });
    expect(dialog).toBeVisible();
    await user.click(await screen.findByRole('option', { name: '打榜练习' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/activity/EXERCISE'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
