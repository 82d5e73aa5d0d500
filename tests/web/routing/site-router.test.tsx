import { describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router';
import { useState } from 'react';
import type { PageRoute } from '#web/src/routing/page-route.ts';
import { useShown } from '#web/src/routing/router-context.ts';
import { SiteRoutes } from '#web/src/routing/SiteRoutes.tsx';
import { useBlocker } from '#web/src/routing/useBlocker.ts';
import { PageBoundary } from '#web/src/shell/PageBoundary.tsx';
import { memorySite } from '../support/memory-site.ts';

const id = 'a'.repeat(24);

/** A page whose code comes when one lets it. */
const late = () => {
  let come: (page?: Error) => void = () => undefined;
  const code = new Promise<{ Component: () => string }>((resolve, reject) => {
    come = (failure) => (failure ? reject(failure) : resolve({ Component: () => '晚到的页面' }));
  });
  return { lazy: () => code, come };
};

const Frame = () => (
  <>
    <p>框架</p>
    <PageBoundary failure={useShown().failure}>
      <Outlet />
    </PageBoundary>
  </>
);
const Form = () => {
  const stopped = useBlocker();
  return (
    <>
      表单
      {stopped && (
        <>
          <button onClick={stopped.stay}>留下</button>
          <button onClick={stopped.leave}>离开</button>
        </>
      )}
    </>
  );
};
const Asking = () => `查询${useLocation().search}`;
const Broken = () => {
  const [failure] = useState(new Error('坏了'));
  throw failure;
};

const open = async (address: string, more: PageRoute[] = []) => {
  const router = await memorySite(
    [
      {
        Component: Frame,
        children: [
          { path: '/', Component: () => '首页' },
          { path: 'form', Component: Form },
          { path: 'asking', Component: Asking },
          { path: 'whale/:id', Component: () => '鲸' },
          { path: 'broken', Component: Broken },
          { path: 'members', guard: () => ({ to: '/asking?redirect=/members', status: 302 }) },
          { path: 'circle', guard: () => ({ to: '/circle', status: 302 }) },
          ...more,
          { path: '*', Component: () => '没有这样的页面' },
        ],
      },
    ],
    address,
  );
  render(
    <MantineProvider env="test">
      <SiteRoutes router={router} />
    </MantineProvider>,
  );
  const go = (to: string | number) =>
    act(async () => (typeof to === 'number' ? router.go(to) : router.push(to)));
  return { router, go, here: () => router.shown.location };
};

describe('the way to a page', () => {
  it('leads there, within what stands around it, and back', async () => {
    const { go } = await open('/');
    expect(screen.getByText('框架')).toBeVisible();
    await go(`/whale/${id}`);
    expect(screen.getByText('鲸')).toBeVisible();
    await go('/asking?q=1');
    expect(screen.getByText('查询?q=1')).toBeVisible();
    await go(-2);
    expect(screen.getByText('首页')).toBeVisible();
  });

  it.each(['/nowhere', '/whale/unknown'])(
    '%s leads to the page for what is not there',
    async (to) => {
      const { go, here } = await open('/');
      await go(to);
      expect(screen.getByText('没有这样的页面')).toBeVisible();
      expect(here().pathname).toBe(to);
    },
  );

  it('stays at the pathname where an address has none', async () => {
    const { go, here } = await open('/asking?q=1');
    await go('?q=2');
    expect(here()).toMatchObject({ pathname: '/asking', search: '?q=2' });
  });

  it('tells where this page’s address leads, before it is shown', async () => {
    const { lazy, come } = late();
    const { router } = await open('/asking?q=1', [{ path: 'late', lazy }]);
    const change = router.replace('?q=2');
    expect(router.shown.location.search).toBe('?q=1');
    expect(router.nextAddress.search).toBe('?q=2');
    await act(() => change);
    const leaving = router.push('/late?q=3');
    expect(router.nextAddress.search).toBe('?q=2');
    come();
    await act(() => leaving);
    expect(router.nextAddress.search).toBe('?q=3');
  });

  it('follows a guard, on arriving and on going there, and leaves no step back into it', async () => {
    const { go, here } = await open('/members');
    expect(screen.getByText('查询?redirect=/members')).toBeVisible();
    await go('/');
    await go('/members');
    expect(here()).toMatchObject({ pathname: '/asking', search: '?redirect=/members' });
    await go(-1);
    expect(screen.getByText('首页')).toBeVisible();
  });

  it('shows the page before until the next has come, and whoever comes last wins', async () => {
    const { lazy, come } = late();
    const { router, go, here } = await open('/', [{ path: 'late', lazy }]);
    const way = router.push('/late');
    await act(() => Promise.resolve());
    expect(screen.getByText('首页')).toBeVisible();
    await go('/asking');
    come();
    await act(() => way);
    expect(here().pathname).toBe('/asking');
    await go('/late');
    expect(screen.getByText('晚到的页面')).toBeVisible();
  });

  it('says in place of a page that it could not be had, until one goes elsewhere', async () => {
    const problems = jest.spyOn(console, 'error').mockReturnValue();
    const { lazy, come } = late();
    const { go } = await open('/', [{ path: 'late', lazy }]);
    come(new Error('没有网络'));
    for (const bad of ['/late', '/broken', '/circle']) {
      await go(bad);
      expect(screen.getByRole('alert')).toHaveTextContent('刷新页面');
      expect(screen.getByText('框架')).toBeVisible();
      await go('/');
      expect(screen.getByText('首页')).toBeVisible();
    }
    problems.mockRestore();
  });
});

describe('what is not saved', () => {
  it('asks who leaves, once, and lets them stay or go on', async () => {
    const { go } = await open('/');
    await go('/form');
    await go('/asking?q=1');
    expect(screen.getByText('表单')).toBeVisible();
    act(() => screen.getByRole('button', { name: '留下' }).click());
    expect(screen.queryByRole('button')).toBeNull();
    await go('/asking?q=1');
    await act(async () => screen.getByRole('button', { name: '离开' }).click());
    expect(screen.getByText('查询?q=1')).toBeVisible();
  });

  it('asks who goes back, whose history is as it was if they stay', async () => {
    const { go, here } = await open('/asking');
    await go('/form');
    await go(-1);
    expect(here().pathname).toBe('/form');
    act(() => screen.getByRole('button', { name: '留下' }).click());
    await go('?step=2');
    expect(here().search).toBe('?step=2');
    await go(-2);
    await act(async () => screen.getByRole('button', { name: '离开' }).click());
    expect(screen.getByText('查询')).toBeVisible();
    await go(1);
    expect(screen.getByText('表单')).toBeVisible();
  });

  it('asks nobody who stays on the page', async () => {
    const { go, here } = await open('/form');
    await go('?tab=2');
    expect(screen.queryByRole('button')).toBeNull();
    expect(here().search).toBe('?tab=2');
  });
});
