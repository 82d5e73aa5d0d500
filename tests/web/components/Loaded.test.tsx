import { describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from '#web/src/components/Loaded/Loaded.tsx';

const show = (query: { data?: { whale: string | null }; error?: unknown }) => {
  const refetch = jest.fn();
  render(
    <MantineProvider env="test">
      <Loaded query={{ ...query, refetch }} of={query.data?.whale} empty="没有这头鲸鱼">
        {(whale) => <p>{whale}</p>}
      </Loaded>
    </MantineProvider>,
  );
  return { refetch, user: userEvent.setup() };
};
const waiting = () => screen.queryByLabelText('加载中');

describe('what a query is asked for', () => {
  it('shows that it is on its way', () => {
    show({});
    expect(waiting()).toHaveAttribute('aria-busy', 'true');
  });

  it('is shown once it is there, also when asking again has failed', () => {
    show({ data: { whale: '蓝鲸' }, error: new TypeError('fetch failed') });
    expect(screen.getByText('蓝鲸')).toBeVisible();
    expect(waiting()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what failed, and lets one try again', async () => {
    const { user, refetch } = show({ error: new TypeError('fetch failed') });
    expect(screen.getByRole('alert')).toHaveTextContent('网络连接不上，请检查网络后重试');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('says that there is none', () => {
    show({ data: { whale: null } });
    expect(screen.getByText('没有这头鲸鱼')).toBeVisible();
    expect(waiting()).toBeNull();
  });
});
