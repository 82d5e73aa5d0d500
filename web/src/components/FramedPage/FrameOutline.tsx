import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './FrameOutline.module.css';
import { type Branch, outlineTree } from './outline-tree.ts';
import type { Heading } from './told.ts';

interface BranchesProps {
  branches: readonly Branch[];
  onChoose: (heading: number) => void;
}

const Branches = ({ branches, onChoose }: BranchesProps) => (
  <ul>
    {branches.map(({ number, text, branches: below }) => (
      <li key={number}>
        <UnstyledButton className={classes.heading} onClick={() => onChoose(number)}>
          {text}
        </UnstyledButton>
        {below.length > 0 && <Branches branches={below} onChoose={onChoose} />}
      </li>
    ))}
  </ul>
);

interface FrameOutlineProps {
  /** Null before they are known. */
  headings: readonly Heading[] | null;
  onChoose: (heading: number) => void;
}

/** The headings of a page, beside it; above it, to be unfolded, where there is no room. */
export const FrameOutline = ({ headings, onChoose }: FrameOutlineProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    // Its place is kept, so that nothing moves once it comes.
    <div className={classes.outline}>
      {headings && (
        <nav aria-label="目录">
          <p className={classes.title}>目录</p>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            目录
            <IconChevronDown size={16} stroke={1.5} aria-hidden data-open={open || undefined} />
          </UnstyledButton>
          <div id={id} className={classes.list} data-open={open || undefined}>
            <Branches
              branches={outlineTree(headings)}
              onChoose={(heading) => {
                setOpen(false);
                onChoose(heading);
              }}
            />
          </div>
        </nav>
      )}
    </div>
  );
};
