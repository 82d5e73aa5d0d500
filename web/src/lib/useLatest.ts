import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a value is by now, for what goes on after one has waited. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
};
