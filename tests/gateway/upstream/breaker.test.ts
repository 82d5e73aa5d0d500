import { describe, expect, it } from '@jest/globals';
import { readConfig } from '#gateway/src/config.ts';
import { CircuitBreaker } from '#gateway/src/upstream/breaker.ts';

const rules = readConfig({}).upstream;
const breaker = () => {
  let now = 0;
  return { breaker: new CircuitBreaker(rules, () => now), pass: (ms: number) => (now += ms) };
};

describe('a circuit breaker', () => {
  it('opens on 5 failures in a row', () => {
    const { breaker: b } = breaker();
    for (let i = 0; i < 4; i += 1) b.failed();
    expect(b.admits()).toBe(true);
    b.failed();
    expect(b.admits()).toBe(false);
  });

  it('opens on half of at least 20 calls within 10 s', () => {
    const { breaker: b } = breaker();
    for (let i = 0; i < 9; i += 1) {
      b.succeeded();
      b.failed();
    }
    b.succeeded();
    expect(b.isOpen).toBe(false);
    b.failed();
    expect(b.isOpen).toBe(true);
  });

  it('forgets after its window', () => {
    const { breaker: b, pass } = breaker();
    for (let i = 0; i < 9; i += 1) {
      b.succeeded();
      b.failed();
    }
    pass(10_000);
    b.succeeded();
    b.failed();
    expect(b.isOpen).toBe(false);
  });

  it('lets one probe through after 5 s, closes on its success', () => {
    const { breaker: b, pass } = breaker();
    for (let i = 0; i < 5; i += 1) b.failed();
    pass(5_000);
    expect([b.admits(), b.admits()]).toEqual([true, false]);
    b.succeeded();
    expect(b.admits()).toBe(true);
  });

  it('doubles its pause with each failed probe, up to 30 s', () => {
    const { breaker: b, pass } = breaker();
    for (let i = 0; i < 5; i += 1) b.failed();
    for (const pause of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      pass(pause - 1);
      expect(b.admits()).toBe(false);
      pass(1);
      expect(b.admits()).toBe(true);
      b.failed();
    }
  });

  it('probes again when the probe was given up by its caller', () => {
    const { breaker: b, pass } = breaker();
    for (let i = 0; i < 5; i += 1) b.failed();
    pass(5_000);
    b.admits();
    b.abandoned();
    expect(b.admits()).toBe(true);
  });

  it('does not open on faults of the same few inputs, however many', () => {
    const { breaker: b } = breaker();
    for (let i = 0; i < 1_000; i += 1) b.faulted(`input ${i % 19}`);
    expect(b.admits()).toBe(true);
  });

  it('does not open on faults of ever new inputs while others succeed', () => {
    const { breaker: b } = breaker();
    for (let i = 0; i < 1_000; i += 1) {
      b.faulted(`input ${i}`);
      if (i % 15 === 0) b.succeeded();
    }
    expect(b.admits()).toBe(true);
  });

  it('opens on faults of 20 inputs with no success between, and on a probe’s fault lets the next try', () => {
    const { breaker: b, pass } = breaker();
    for (let i = 0; i < 20; i += 1) b.faulted(`input ${i}`);
    expect(b.admits()).toBe(false);
    pass(5_000);
    expect(b.admits()).toBe(true);
    b.faulted('input 0');
    expect(b.admits()).toBe(true);
    b.succeeded();
    expect([b.admits(), b.admits()]).toEqual([true, true]);
  });
});
