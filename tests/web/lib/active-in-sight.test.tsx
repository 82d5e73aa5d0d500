import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { activeInSight } from '#web/src/lib/active-in-sight.ts';

const TABS = ['详情', '提交', '团队', '论坛', '排行榜', '邀请'];
/** Width of each tab and of the row on a phone, in px. */
const TAB = 100;
const ROW = 300;

const Bar = ({ chosen }: { chosen: string }) => (
  <div ref={activeInSight} role="tablist">
    {TABS.map((tab) => (
      <button key={tab} type="button" role="tab" aria-selected={tab === chosen}>
        {tab}
      </button>
    ))}
  </div>
);

it('brings the chosen tab of a row that scrolls to its middle, at first and after each choice', async () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(TABS.length * TAB);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROW);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const at = TABS.indexOf(this.textContent);
    if (at === -1) return new DOMRect(0, 0, ROW, 40);
    const scrolled = this.parentElement?.scrollLeft ?? 0;
    return new DOMRect(at * TAB - scrolled, 0, TAB, 40);
  });
  const { rerender } = render(<Bar chosen="排行榜" />);
  const bar = screen.getByRole('tablist');
  // The fifth of six, in the middle of what is seen.
  expect(bar.scrollLeft).toBe(300);
  rerender(<Bar chosen="团队" />);
  await waitFor(() => expect(bar.scrollLeft).toBe(100));
  jest.restoreAllMocks();
});
