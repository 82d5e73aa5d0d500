import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

interface OrderButtonsProps {
  /** Kind of thing that is moved, such as 数据集. */
  what: string;
  title: string;
  /** From 0. */
  position: number;
  last: number;
  busy: boolean;
  onMove: (to: number) => void;
}

const ways = [
  { text: '上移', step: -1, Icon: IconArrowUp },
  { text: '下移', step: 1, Icon: IconArrowDown },
] as const;

/** One place up or down; the focus goes along with the thing, so that a key moves it on. */
export const OrderButtons = ({ what, title, position, last, busy, onMove }: OrderButtonsProps) => {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const moved = useRef<number>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const [up, down] = buttons.current;
    const wanted = moved.current < 0 ? up : down;
    (wanted?.getAttribute('aria-disabled') === 'true'
      ? wanted === up
        ? down
        : up
      : wanted
    )?.focus();
    moved.current = null;
  }, [position]);

  return ways.map(({ text, step, Icon }, index) => {
    const to = position + step;
    const off = to < 0 || to > last;
    return (
      <ActionIcon
        key={text}
        ref={(button) => {
          buttons.current[index] = button;
        }}
        variant="default"
        size={30}
        aria-label={`${text}${what}：${title}`}
        aria-disabled={off || busy}
        data-disabled={off || undefined}
        onClick={() => {
          if (off || busy) return;
          moved.current = step;
          onMove(to);
        }}
      >
        <Icon size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    );
  });
};
