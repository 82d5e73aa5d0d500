import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Standing } from '#web/src/components/Markdown/Standing.tsx';
import { SiteRouterContext } from '#web/src/routing/router-context.ts';
import { memoryPages } from '../support/memory-site.ts';

const site = memoryPages([]);
const page = (text: string, rendered: ReactNode) => (
  <MemoryRouter>
    <SiteRouterContext value={site}>
      <Standing text={text}>{rendered}</Standing>
    </SiteRouterContext>
  </MemoryRouter>
);

/** As the server wrote it. */
const CODE = 'print("鲸") # 1 < 2';
const CAME =
  '<div><p>见 <a href="/home/column">专栏</a>，<a href="https://example.org/" target="_blank">外面</a></p><pre><code data-language="python">print("鲸") # 1 &lt; 2</code></pre></div>';

/** Everything is on the screen, as if it were a high one; it is seen a moment later. */
class EverythingSeen {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#seen([entry], this as never));
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

it('what came rendered stands, its links stay in the app; another text is rendered', async () => {
  Object.assign(globalThis, { IntersectionObserver: EverythingSeen });
  const problems = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = CAME;
  const came = container.querySelector('p');
  const Renderer = jest.fn(() => <p>新的正文</p>);
  const root = await act(() => hydrateRoot(container, page('旧', <Renderer />)));
  expect(container.querySelector('p')).toBe(came);
  expect(await screen.findByText('"鲸"', { selector: 'span' })).toBeVisible();
  expect(container.querySelector('pre')).toHaveTextContent(CODE);

  await act(() => root.render(page('旧', <Renderer />)));
  await userEvent.click(screen.getByRole('link', { name: '专栏' }));
  expect(site.shown.location.pathname).toBe('/home/column');
  expect(container.querySelector('p')).toBe(came);
  expect(Renderer).not.toHaveBeenCalled();

  await act(() => root.render(page('新', <Renderer />)));
  expect(screen.getByText('新的正文')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => root.render(page('旧', <p>旧的正文</p>)));
  expect(screen.getByText('旧的正文')).toBeVisible();
  expect(problems).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
