import { useState } from 'react';

/**
 * Tells whether the edited value, plain data, differs from what was last saved; `saved` marks it as
 * saved.
 */
export const useUnsaved = (value: unknown) => {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState(text);
  return { dirty: text !== kept, saved: () => setKept(text) };
};
