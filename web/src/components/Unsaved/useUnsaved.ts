import { useState } from 'react';

/** Whether what is edited, plain data, differs from what was saved last; `saved` says it now is. */
export const useUnsaved = (value: unknown) => {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState(text);
  return { dirty: text !== kept, saved: () => setKept(text) };
};
