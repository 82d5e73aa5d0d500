import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** Time in ms for which one may go on typing before it is searched for. */
const PAUSE = 500;

export interface PickerSearch {
  /** Text of the field as it is typed. */
  typed: string;
  /** Text that is searched for, without spaces around; null for none. */
  text: string | null;
  page: number;
  type: (typed: string) => void;
  turnTo: (page: number) => void;
}

/** State of a search by text whose results come page by page; another text begins at the first. */
export const usePickerSearch = (): PickerSearch => {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  return {
    typed,
    text: text || null,
    page,
    type: (next) => {
      setTyped(next);
      setPage(1);
    },
    turnTo: setPage,
  };
};
