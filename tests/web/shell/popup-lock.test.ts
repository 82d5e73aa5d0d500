import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { popupPriority, requestPopup } from '#web/src/shell/popup-lock.ts';

describe('the popup lock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  it('shows after a second the request of the highest priority', () => {
    const levelUp = jest.fn();
    const hint = jest.fn();
    requestPopup({ priority: popupPriority.levelUp, show: levelUp });
    requestPopup({ priority: popupPriority.creatorHint, show: hint });
    jest.advanceTimersByTime(1_000);
    expect(hint).toHaveBeenCalledTimes(1);
    expect(levelUp).not.toHaveBeenCalled();
  });

  it('shows no second popup within 120 seconds', () => {
    const first = jest.fn();
    const second = jest.fn();
    requestPopup({ priority: 30, show: first });
    jest.advanceTimersByTime(60_000);
    requestPopup({ priority: 50, show: second });
    jest.advanceTimersByTime(1_000);
    expect(second).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    requestPopup({ priority: 30, show: second });
    jest.advanceTimersByTime(1_000);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('shows nothing that was withdrawn', () => {
    const show = jest.fn();
    requestPopup({ priority: 30, show })();
    jest.advanceTimersByTime(1_000);
    expect(show).not.toHaveBeenCalled();
  });

  it('shows nothing over what one is typing, but once one has stopped', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    const show = jest.fn();
    requestPopup({ priority: 30, show });
    jest.advanceTimersByTime(60_000);
    expect(show).not.toHaveBeenCalled();
    field.blur();
    jest.advanceTimersByTime(1_000);
    expect(show).toHaveBeenCalledTimes(1);
    field.remove();
  });

  it('shows nothing over a dialog', async () => {
    document.body.setAttribute('data-scroll-locked', '1');
    const show = jest.fn();
    requestPopup({ priority: 30, show });
    jest.advanceTimersByTime(60_000);
    expect(show).not.toHaveBeenCalled();
    document.body.removeAttribute('data-scroll-locked');
    await Promise.resolve();
    jest.advanceTimersByTime(1_000);
    expect(show).toHaveBeenCalledTimes(1);
  });
});
