import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { list, open, work } from '../submissions/submit-tab.ts';

let saved: { name: string; text: Promise<string> }[];
beforeEach(() => {
  saved = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (content) => {
    blob = content as Blob;
    return 'blob:receipt';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
    if (blob) reader.readAsText(blob);
    saved.push({ name: (this as HTMLAnchorElement).download, text });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const id = 'c'.repeat(24);
const scored = work({ id, status: 'REVIEWED', publicScore: 0.8 });
const receipt = { __typename: 'Receipt', index: 41, text: 'whaletide-receipt/1\n' };

it('saves the receipt of a scored work', async () => {
  const { user } = open({
    WorkList: () => list([scored, work({ fileName: 'waits.csv' })]),
    WorkReceipt: () => ({ work: { __typename: 'Work', id, receipt } }),
  });
  await user.click(await screen.findByRole('button', { name: '下载回执：result.csv' }));
  expect(saved.map(({ name }) => name)).toEqual(['result.csv.41.tlog-proof']);
  expect(await saved[0]?.text).toBe('whaletide-receipt/1\n');
  expect(screen.queryByRole('button', { name: '下载回执：waits.csv' })).toBeNull();
});

it('says why there is none', async () => {
  let refused = true;
  const { user } = open({
    WorkList: () => list([scored]),
    WorkReceipt: () => {
      if (refused) throw new Refused({ code: 'RATE_LIMITED', message: '操作太频繁，请稍后重试' });
      return { work: { __typename: 'Work', id, receipt: null } };
    },
  });
  showNotices();
  const button = await screen.findByRole('button', { name: '下载回执：result.csv' });
  await user.click(button);
  expect(await screen.findByText('操作太频繁，请稍后重试')).toBeVisible();
  refused = false;
  await user.click(button);
  expect(await screen.findByText('该提交的得分不在日志中，没有回执')).toBeVisible();
  expect(saved).toEqual([]);
});
