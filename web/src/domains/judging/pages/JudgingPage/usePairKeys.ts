import { useEffect, useEffectEvent } from 'react';
import type { PairOutcome } from '#apollo/schema.generated.ts';
import { isComposing } from '#lib/keyboard.ts';

const outcomes: Partial<Record<string, PairOutcome>> = {
  ArrowLeft: 'LEFT',
  ArrowRight: 'RIGHT',
  ArrowDown: 'TIE',
  '=': 'TIE',
  s: 'SKIP',
  S: 'SKIP',
};

/** Keys that are for something else: in a field, in a dialog, with a modifier. */
const isForOthers = (event: KeyboardEvent): boolean => {
  if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event) || event.repeat)
    return true;
  const { target } = event;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !==
      null
  );
};

/** Answers by keyboard: ← left, → right, ↓ or = neither, S skips. */
export const usePairKeys = (isOn: boolean, answer: (outcome: PairOutcome) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const outcome = outcomes[event.key];
    if (outcome === undefined || isForOthers(event)) return;
    event.preventDefault();
    answer(outcome);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
};
