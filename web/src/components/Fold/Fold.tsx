import { type ReactNode, useState } from 'react';
import classes from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Sentence on what is folded away; it stays in sight. */
  about: string;
  /** True where it begins open, as with something in it that isn't as by default. */
  startsOpen?: boolean;
  /** True while something inside has to be seen, as a field that is wrong. */
  needed?: boolean;
  children: ReactNode;
}

/** Part of a form that most can do without, folded below a sentence that says what it does. */
export const Fold = ({ title, about, startsOpen = false, needed = false, children }: FoldProps) => {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      className={classes.fold}
      open={isOpen || needed}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span className={classes.title}>{title}</span>
        <span className={classes.about}>{about}</span>
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
};
