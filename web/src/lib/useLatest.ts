import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the current value in a ref, for code that goes on after waiting. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
};
