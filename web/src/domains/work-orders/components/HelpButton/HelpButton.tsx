import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { supportPath } from '#routing/support.ts';
import classes from './HelpButton.module.css';

/** The help centre in a new tab, on viewports wider than 576 px. */
export const HelpButton = () => (
  <ActionIcon
    component={Link}
    to={supportPath()}
    target="_blank"
    rel="noopener"
    className={classes.button}
    variant="default"
    size={48}
    radius="xl"
    aria-label="帮助中心，在新标签页打开"
    title="帮助中心"
  >
    <IconHelpCircle size={22} stroke={1.5} aria-hidden />
  </ActionIcon>
);
