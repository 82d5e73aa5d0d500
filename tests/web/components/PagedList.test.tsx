import { describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { PagedList } from '#web/src/components/PagedList/PagedList.tsx';

type Props = ComponentProps<typeof PagedList<string>>;

/** The page of a list of 21, ten a page. */
const list = (page: number, ...items: string[]) => ({ items, page, perPage: 10, totalCount: 21 });
const none = { items: [], page: 1, perPage: 10, totalCount: 0 };
/** The gateway couldn't be reached. */
const error = new TypeError('fetch failed');
const failure = '网络连接不上，请检查网络后重试';

const show = (first: Partial<Props>) => {
  const onPage = jest.fn<Props['onPage']>();
  const onRetry = jest.fn();
  const page = (changes: Partial<Props>) => (
    <MantineProvider env="test">
      <PagedList
        list={undefined}
        error={undefined}
        loading={false}
        onRetry={onRetry}
        onPage={onPage}
        empty="暂无鲸鱼"
        {...changes}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </MantineProvider>
  );
  const { rerender } = render(page(first));
  const change = (changes: Partial<Props>) => rerender(page(changes));
  return { user: userEvent.setup(), onPage, onRetry, change };
};
const waiting = () => screen.queryByLabelText('加载中');
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pager = () => screen.queryByRole('navigation', { name: '分页' });

describe('a list by pages', () => {
  it('shows that it loads, in the shape that it is given', () => {
    const { change } = show({ loading: true });
    expect(waiting()).toHaveAttribute('aria-busy', 'true');
    expect(waiting()).not.toBeEmptyDOMElement();
    change({ loading: true, list: null, skeleton: '两行' });
    expect(waiting()).toHaveTextContent('两行');
    change({ list: list(1, '蓝鲸') });
    expect(waiting()).toBeNull();
  });

  it('says what failed, and lets one try again', async () => {
    const { user, onRetry } = show({ error });
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(waiting()).toBeNull();
    expect(onRetry).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says that there are no rows, and leads nowhere', () => {
    const { onPage } = show({ list: none });
    expect(screen.getByText('暂无鲸鱼')).toBeVisible();
    expect(waiting()).toBeNull();
    expect(pager()).toBeNull();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('shows the rows, and leads to the other pages', async () => {
    const { user, onPage } = show({ list: list(2, '蓝鲸', '座头鲸') });
    expect(rows()).toEqual(['蓝鲸', '座头鲸']);
    expect(screen.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText('暂无鲸鱼')).toBeNull();
    expect(onPage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '第3页' }));
    expect(onPage.mock.calls).toEqual([[3]]);
  });

  it('keeps the rows that it has where asking again failed', () => {
    const { change } = show({ list: list(1, '蓝鲸') });
    change({ list: list(1, '蓝鲸'), error });
    expect(rows()).toEqual(['蓝鲸']);
    expect(pager()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not take a list without rows for the answer that failed', () => {
    show({ list: none, error });
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(screen.queryByText('暂无鲸鱼')).toBeNull();
  });
});

describe('a page beyond the last', () => {
  it('is left for the last, once, and never called empty', () => {
    const { onPage, change } = show({ list: list(9) });
    expect(onPage.mock.calls).toEqual([[3, { replace: true }]]);
    expect(waiting()).toBeVisible();
    expect(screen.queryByText('暂无鲸鱼')).toBeNull();
    // The answer stays until the other page is there.
    change({ list: list(9), loading: true });
    expect(waiting()).toBeVisible();
    expect(screen.queryByText('暂无鲸鱼')).toBeNull();
    change({ list: list(3, '蓝鲸') });
    expect(rows()).toEqual(['蓝鲸']);
    expect(onPage).toHaveBeenCalledTimes(1);
  });

  it('is left too when its last row goes', () => {
    const { onPage, change } = show({ list: list(3, '蓝鲸') });
    expect(onPage).not.toHaveBeenCalled();
    change({ list: { ...list(3), totalCount: 20 } });
    expect(onPage.mock.calls).toEqual([[2, { replace: true }]]);
  });

  it('is waited for while the answer may bring rows that the cache has not', () => {
    const { onPage, change } = show({ list: list(9), loading: true });
    expect(waiting()).toBeVisible();
    expect(onPage).not.toHaveBeenCalled();
    change({ list: list(9) });
    expect(onPage.mock.calls).toEqual([[3, { replace: true }]]);
  });

  it('says what failed where the last could not be had', () => {
    const { change } = show({ list: list(9) });
    change({ list: list(9), error });
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(waiting()).toBeNull();
  });

  it('goes on backwards while pages that should have rows have none, and ends with the first', () => {
    const { onPage, change } = show({ list: list(2) });
    expect(onPage.mock.calls).toEqual([[1, { replace: true }]]);
    change({ list: list(1) });
    expect(screen.getByText('暂无鲸鱼')).toBeVisible();
    expect(onPage).toHaveBeenCalledTimes(1);
  });
});
