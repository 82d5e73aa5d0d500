import { UnstyledButton } from '@mantine/core';
import { authorshipNames } from '@whaletide/schema/shared/rules/authorship.ts';
import { lazy, useId, useState } from 'react';
import { type Said, saidProblem } from '../AuthorshipField/said.ts';
import { Contained } from '../Contained/Contained.tsx';
import classes from './AuthorshipChoice.module.css';

const Choice = lazy(() => import('./Choice.tsx'));

interface AuthorshipChoiceProps {
  value: Said;
  onChange: (said: Said) => void;
  disabled: boolean;
}

/** Author of a short text, folded behind a line that says what holds: most are written by people. */
export const AuthorshipChoice = ({ value, onChange, disabled }: AuthorshipChoiceProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const problem = saidProblem(value);
  const shown = isOpen || problem !== null;
  return (
    <div className={classes.frame}>
      <UnstyledButton
        className={classes.line}
        aria-expanded={shown}
        aria-controls={id}
        disabled={disabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        作者类型：{authorshipNames[value.authorship]}
      </UnstyledButton>
      <div id={id} hidden={!shown}>
        {shown && (
          <Contained>
            <Choice value={value} onChange={onChange} error={problem} disabled={disabled} />
          </Contained>
        )}
      </div>
    </div>
  );
};
