import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Flags } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { requestPopup } from '#web/src/shell/popup-lock.ts';
import { viewer } from '../support/data.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { showNotices } from '../support/notices.tsx';
import { openPage } from '../support/open-page.tsx';
import { flagsIn, weakFlags } from '#tests/web/support/weak-flags.ts';

beforeEach(() => localStorage.clear());

const open = (level: number, flags: Flags | null) => {
  let kept = flags;
  const member = () => ({
    ...viewer,
    level: { ...viewer.level, level },
    weakFlags: kept && weakFlags(kept),
  });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: member() }),
    SetWeakFlags: ({ input }) => {
      kept = { ...kept, ...flagsIn(input) };
      return { setWeakFlags: { ...viewer, weakFlags: weakFlags(kept) } };
    },
  });
  const asked = () => gateway.sent.map(({ operationName }) => operationName);
  return { ...openPage('/home/error?type=1'), ...gateway, asked };
};

/** Waits until a popup of the lowest priority shows: no other has been asked for. */
const nothingShows = async () => {
  await screen.findByRole('button', { name: /^我的任务/ });
  const show = jest.fn();
  requestPopup({ priority: 0, show });
  await waitFor(() => expect(show).toHaveBeenCalled(), { timeout: 3_000 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
};

describe('a level that is higher than the recorded one', () => {
  it('is told by a notice and a dialog, and recorded', async () => {
    showNotices();
    const { inputOf, user } = open(3, { 'recorded-level': 2 });
    const dialog = within(await screen.findByRole('dialog', { name: '升级通知' }));
    expect(dialog.getByText('恭喜你升级到LV3')).toBeVisible();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('升级通知')).toBeInTheDocument();
    expect(notice.getByText('恭喜你升级到LV3')).toBeInTheDocument();
    expect(flagsIn(await inputOf('SetWeakFlags'))).toEqual({ 'recorded-level': 3 });
    await user.click(dialog.getByRole('button', { name: '继续前行' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['the first level of all', 1, { 'recorded-level': 0 }],
    ['the recorded one', 3, { 'recorded-level': 3 }],
    ['one that was recorded higher', 3, { 'recorded-level': 4 }],
    ['one whose record can’t be read', 3, null],
  ])('is not %s', async (_, level, flags) => {
    const { asked } = open(level, flags);
    await nothingShows();
    expect(asked()).not.toContain('SetWeakFlags');
  });
});

it('the first that is seen is only recorded', async () => {
  const { inputOf } = open(3, {});
  expect(flagsIn(await inputOf('SetWeakFlags'))).toEqual({ 'recorded-level': 3 });
  await nothingShows();
});
