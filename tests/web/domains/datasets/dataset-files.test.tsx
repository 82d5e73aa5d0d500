import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { datasetDetail, datasetId } from './datasets.ts';

const token = (at: number) => at.toString(16).padStart(32, '0');
const file = (at: number) => ({
  __typename: 'DatasetVersionFile',
  token: token(at),
  path: `图片/${at % 2 === 0 ? '猫' : '狗'}/IMG_${String(at).padStart(3, '0')}.bin`,
  ext: '.bin',
  size: 1_024,
  url: `/files/${token(at)}`,
});

const open = (count: number, search = '') => {
  fakeGateway({
    Viewer: () => ({ viewer: null }),
    DatasetPage: () => ({ dataset: datasetDetail({ filesCount: count }) }),
    DatasetFiles: () => ({
      dataset: {
        __typename: 'Dataset',
        id: datasetId(1),
        files: Array.from({ length: count }, (_, at) => file(at + 1)),
      },
    }),
    DatasetFilePreview: () => ({ datasetFilePreview: null }),
  });
  return openPage(`/mw/dataset/${datasetId(1)}/files${search}`);
};

describe('the files of a dataset', () => {
  it('are found among many by the words of their paths', async () => {
    const { user } = open(60);
    const field = await screen.findByRole('searchbox', { name: '搜索文件' });
    expect(field).toHaveAttribute('placeholder', '在 60 个文件中搜索');
    await user.type(field, 'img_05 狗');
    expect(screen.getByText('找到 5 个文件')).toBeVisible();
    const list = within(screen.getByRole('navigation', { name: '数据文件' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [51, 53, 55, 57, 59].map((at) => `IMG_0${at}.bin1 KB`),
    );
    await user.type(field, ' 没有');
    expect(screen.getByText('没有名称或路径相符的文件')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '清除搜索' }));
    expect(list.getAllByRole('link')).toHaveLength(60);
  });

  it('need no search where they are few', async () => {
    open(2);
    expect(await screen.findByRole('link', { name: /IMG_001/ })).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: '搜索文件' })).toBeNull();
  });

  it('are in sight where the address names one', async () => {
    // As if the list were 400 px high, and the one that is opened 2,000 px below its top.
    const places = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(function (this: Element) {
        const isOpened = this.getAttribute('aria-current') === 'page';
        return isOpened ? new DOMRect(0, 2_100, 280, 40) : new DOMRect(0, 100, 280, 400);
      });
    open(60, `?file=${token(50)}`);
    const opened = await screen.findByRole('link', { name: /IMG_050/ });
    expect(opened).toHaveAttribute('aria-current', 'page');
    const list = screen.getByRole('navigation', { name: '数据文件' });
    await waitFor(() => expect(list.scrollTop).toBe(2_000 - 180));
    places.mockRestore();
  });
});
