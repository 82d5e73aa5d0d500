import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { closeTaskWidget } from '#web/src/domains/quests/components/TaskWidget/task-widget-state.ts';
import { viewer } from '../support/data.ts';
import { fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';
import { flagsIn, weakFlags } from '#tests/web/support/weak-flags.ts';

beforeEach(() => localStorage.clear());
afterEach(() => act(closeTaskWidget));

const KEY = 'kesciWeakFlags';
const HIDDEN = 'hide-task-widget-promopting';
const here = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
const keep = (flags: object) => localStorage.setItem(KEY, JSON.stringify({ [viewer.id]: flags }));

interface Server {
  /** With what it refuses. */
  down?: 'UPSTREAM_UNAVAILABLE' | 'BAD_USER_INPUT';
}

/** The frame of a page without a query of its own, with a server that may fail. */
const open = (state: Server = {}, flags: Flags | null = { 'recorded-level': 2 }) => {
  let kept = flags;
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, weakFlags: kept && weakFlags(kept) } }),
    SetWeakFlags: ({ input }) => {
      if (state.down) return new Refused({ code: state.down, message: '打了个盹' });
      kept = { ...kept, ...flagsIn(input) };
      return { setWeakFlags: { ...viewer, weakFlags: weakFlags(kept) } };
    },
  });
  const flagsSent = () =>
    sent
      .filter(({ operationName }) => operationName === 'SetWeakFlags')
      .map(({ variables }) => flagsIn(variables.input));
  return { ...openPage('/home/error?type=1'), flagsSent };
};
const prompting = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^我的任务/ }));
  return screen.findByRole('switch', { name: '任务有进展时提醒我' });
};

it('a member says in the widget that steps of tasks shall not open it', async () => {
  const { user, flagsSent } = open();
  const box = await prompting(user);
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeChecked();
  await waitFor(() => expect(flagsSent()).toEqual([{ [HIDDEN]: true }]));
  await waitFor(() => expect(here()).toEqual({}));
  expect(box).not.toBeChecked();
});

it('what the server doesn’t take is kept here, and sent when the line is there again', async () => {
  const state: Server = { down: 'UPSTREAM_UNAVAILABLE' };
  const { user, flagsSent } = open(state);
  const box = await prompting(user);
  await user.click(box);
  await waitFor(() => expect(flagsSent()).toHaveLength(1));
  expect(here()).toEqual({ [viewer.id]: { [HIDDEN]: true } });
  expect(box).not.toBeChecked();
  delete state.down;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(flagsSent()).toHaveLength(2));
  await waitFor(() => expect(here()).toEqual({}));
  expect(flagsSent()[1]).toEqual({ [HIDDEN]: true });
});

it('what was kept here is sent at the next visit, without going back behind what is kept', async () => {
  keep({ [HIDDEN]: true, 'recorded-level': 1 });
  const { flagsSent } = open();
  await waitFor(() => expect(flagsSent()).toEqual([{ [HIDDEN]: true, 'recorded-level': 2 }]));
  await waitFor(() => expect(here()).toEqual({}));
});

it('what is refused for what it is isn’t sent for ever', async () => {
  keep({ [HIDDEN]: true });
  const { flagsSent } = open({ down: 'BAD_USER_INPUT' });
  await waitFor(() => expect(flagsSent()).toHaveLength(1));
  await waitFor(() => expect(here()).toEqual({}));
});

it('another member’s copy stays theirs', async () => {
  const other = { ['9'.repeat(24)]: { [HIDDEN]: true } };
  localStorage.setItem(KEY, JSON.stringify(other));
  const { user, flagsSent } = open();
  const box = await prompting(user);
  expect(box).toBeChecked();
  expect(flagsSent()).toEqual([]);
  await user.click(box);
  await waitFor(() => expect(flagsSent()).toHaveLength(1));
  await waitFor(() => expect(here()).toEqual(other));
});
