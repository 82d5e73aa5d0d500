import { ActionIcon } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { IconArrowUp } from '@tabler/icons-react';
import classes from './BackToTop.module.css';

/** It appears after this much scrolling, on viewports wider than 576 px. */
const SHOWN_FROM = 400;

export const BackToTop = () => {
  const [{ y }, scrollTo] = useWindowScroll();
  if (y <= SHOWN_FROM) return null;
  return (
    <ActionIcon
      className={classes.button}
      variant="default"
      size={44}
      radius="xl"
      aria-label="回到顶部"
      title="回到顶部"
      onClick={() => scrollTo({ y: 0 })}
    >
      <IconArrowUp size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
