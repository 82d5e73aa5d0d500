import { describe, expect, it } from '@jest/globals';
import {
  flagsOf,
  promptsTasks,
  toWeakFlags,
  withUnkept,
} from '@whaletide/schema/domains/account/rules/weak-flags.ts';

it('flags are listed by their names, each with its one value, and read again', () => {
  const flags = { 'recorded-level': 0, hidden: false, word: '' };
  const none = { isOn: null, number: null, text: null };
  expect(toWeakFlags(flags)).toEqual([
    { ...none, name: 'hidden', isOn: false },
    { ...none, name: 'recorded-level', number: 0 },
    { ...none, name: 'word', text: '' },
  ]);
  expect(flagsOf(toWeakFlags(flags))).toEqual(flags);
});

describe('flags that one browser couldn’t keep for the member', () => {
  it('go over those that are kept', () => {
    expect(withUnkept({ a: true, b: 'x' }, { a: false, c: 1 })).toEqual({ a: false, b: 'x', c: 1 });
  });

  it('take no level back that another browser has seen since', () => {
    expect(withUnkept({ 'recorded-level': 5 }, { 'recorded-level': 3 })).toEqual({
      'recorded-level': 5,
    });
    expect(withUnkept({ 'recorded-level': 3 }, { 'recorded-level': 5 })).toEqual({
      'recorded-level': 5,
    });
  });

  it('close what was closed here beside what was closed elsewhere, the newest five', () => {
    const kept = { 'dismissed-banner': 'a,b,c,d,e' };
    expect(withUnkept(kept, { 'dismissed-banner': 'f,a' })).toEqual({
      'dismissed-banner': 'f,a,b,c,d',
    });
    expect(withUnkept({ word: 'a' }, { word: 'b' })).toEqual({ word: 'b' });
  });

  it('are no flags where those that are kept can’t be read', () => {
    expect(withUnkept(null, { a: true })).toBeNull();
  });
});

it('steps of tasks open the widget until the member turns it off', () => {
  expect(promptsTasks({})).toBe(true);
  expect(promptsTasks(null)).toBe(true);
  expect(promptsTasks({ 'hide-task-widget-promopting': true })).toBe(false);
  expect(promptsTasks({ 'hide-task-widget-promopting': false })).toBe(true);
});
