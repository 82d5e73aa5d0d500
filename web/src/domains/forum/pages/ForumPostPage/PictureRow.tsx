import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './PictureRow.module.css';

/** Less than this is no way to go: browsers round where a row has been scrolled to. */
const NOTHING = 2;

/** Tells whether the row goes on before and after the visible part, and scrolls it by a picture. */
const useSideways = () => {
  const row = useRef<HTMLUListElement>(null);
  const [ways, setWays] = useState({ back: false, on: false });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = list;
      const back = scrollLeft > NOTHING;
      const on = scrollLeft + clientWidth < scrollWidth - NOTHING;
      setWays((before) => (before.back === back && before.on === on ? before : { back, on }));
    };
    // Tells the first size, too.
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  const stepped = useRef(false);
  const step = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const width = list.firstElementChild?.clientWidth ?? list.clientWidth;
    list.scrollLeft += direction * width;
    stepped.current = true;
  };
  useEffect(() => {
    // The button that was pressed goes at the end; the arrow keys stay at work here.
    if (stepped.current && document.activeElement === document.body)
      row.current?.focus({ preventScroll: true });
  }, [row, ways]);
  return { row, ways, step };
};

interface PictureRowProps {
  label: string;
  /** The pictures, as items of a list. */
  children: ReactNode;
}

/** Pictures that one goes through sideways: by the finger, by the arrow keys, or by its buttons. */
export const PictureRow = ({ label, children }: PictureRowProps) => {
  const { row, ways, step } = useSideways();
  return (
    <div className={classes.frame}>
      <ul className={classes.row} tabIndex={0} aria-label={label} ref={row}>
        {children}
      </ul>
      {ways.back && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={44}
          className={classes.step}
          data-side="back"
          aria-label="上一张"
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {ways.on && (
        <ActionIcon
          variant="default"
          radius="xl"
          size={44}
          className={classes.step}
          data-side="on"
          aria-label="下一张"
          onClick={() => step(1)}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
};
