import { Button } from '@mantine/core';
import type { useCodeSending } from './useCodeSending.ts';
import classes from './Verification.module.css';

interface AnotherTargetProps {
  sending: ReturnType<typeof useCodeSending>;
  text: string;
  /** Takes back the code that was typed for the former one. */
  onChange: () => void;
}

/** Frees the address or number that a code was sent to, which stays as it is otherwise. */
export const AnotherTarget = ({ sending, text, onChange }: AnotherTargetProps) =>
  sending.sent && (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.voice}
      onClick={() => {
        sending.forget();
        onChange();
      }}
    >
      {text}
    </Button>
  );
