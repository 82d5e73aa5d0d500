import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { dataset, datasetId } from './datasets.ts';

const entry = (index: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'DatasetShowcaseEntry',
  datasetId: datasetId(index),
  reason: `理由${index}`,
  dataset: dataset(index, { foldReason: null }) as object | null,
  ...changes,
});
const settings = (groups: object[], sponsorIds: string[] = []) => ({
  __typename: 'DatasetShowcaseSettings',
  groups,
  sponsorIds,
});
const group = {
  __typename: 'DatasetShowcaseGroup',
  name: '入门首选',
  isShown: true,
  datasets: [entry(1), entry(2), entry(3, { dataset: null })],
};

const open = (answers: Answers = {}, roles: string[] = ['ADMIN']) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    ShowcaseSettings: () => ({
      administration: {
        __typename: 'Administration',
        datasetShowcase: settings([group], ['e'.repeat(24)]),
      },
    }),
    DatasetPicker: () => ({ datasets: page([dataset(4)]) }),
    SetDatasetShowcase: () => ({ setDatasetShowcase: settings([group]) }),
    ...answers,
  });
  const inputs = () =>
    sent
      .filter(({ operationName }) => operationName === 'SetDatasetShowcase')
      .map(({ variables }) => variables.input);
  return { ...openPage('/home/admin/datasets'), inputs };
};

describe('what administrators recommend', () => {
  it('is for them alone', async () => {
    const { currentAddress } = open({}, []);
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });

  it('is put in order, changed, and saved as a whole', async () => {
    showNotices();
    const { user, inputs } = open();
    const first = within(await screen.findByRole('group', { name: '分组 1' }));
    expect(first.getByText('已不公开')).toBeVisible();
    await user.click(first.getByRole('button', { name: `移除「${datasetId(3)}」` }));
    await user.click(first.getByRole('button', { name: '上移「数据集2」' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await first.findByText('每个分组至少需要3个数据集')).toBeVisible();
    await user.click(first.getByRole('button', { name: '添加数据集' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加数据集' }));
    expect(dialog.queryByText('我的数据集')).toBeNull();
    await user.click(await dialog.findByRole('button', { name: '添加「数据集4」' }));
    await user.click(dialog.getByRole('button', { name: '完成' }));
    await user.type(await first.findByLabelText('「数据集4」的推荐理由'), '小而完整');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(inputs()).toEqual([
      {
        groups: [
          {
            name: '入门首选',
            isShown: true,
            datasets: [
              { datasetId: datasetId(2), reason: '理由2' },
              { datasetId: datasetId(1), reason: '理由1' },
              { datasetId: datasetId(4), reason: '小而完整' },
            ],
          },
        ],
        sponsorIds: ['e'.repeat(24)],
      },
    ]);
  });

  it('says at its field what is refused', async () => {
    const { user } = open({
      SetDatasetShowcase: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该用户', field: 'sponsorIds' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText('未找到该用户')).toBeVisible();
    await user.type(screen.getByLabelText('推荐来源'), '\n不是编号');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('「不是编号」不是用户编号')).toBeVisible();
  });
});
