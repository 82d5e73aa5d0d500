import { Input, Textarea } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import classes from './SourceEditor.module.css';

const INDENT = '  ';

interface SourceEditorProps {
  label: string;
  description: string;
  value: string;
  error?: string | undefined;
  maxLength: number;
  onChange: (value: string) => void;
}

/**
 * Editor of a program: lines with numbers, and Tab that indents. After Escape, Tab leaves it, so that
 * keyboard users aren't trapped.
 */
export const SourceEditor = (props: SourceEditorProps) => {
  const { label, description, value, error, maxLength, onChange } = props;
  const id = useId();
  const leaves = useRef(false);
  const count = value.split('\n').length;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      leaves.current = true;
      return;
    }
    if (event.key !== 'Tab' || event.shiftKey || leaves.current) {
      if (event.key !== 'Shift') leaves.current = false;
      return;
    }
    event.preventDefault();
    const field = event.currentTarget;
    const { selectionStart: from, selectionEnd: until } = field;
    const place = from + INDENT.length;
    onChange(value.slice(0, from) + INDENT + value.slice(until));
    requestAnimationFrame(() => field.setSelectionRange(place, place));
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={`${description}。Tab 键缩进，按 Esc 后再按 Tab 键离开`}
      error={error}
      required
    >
      <div className={classes.editor}>
        <pre className={classes.lines} aria-hidden>
          {Array.from({ length: count }, (_, line) => line + 1).join('\n')}
        </pre>
        <Textarea
          id={id}
          className={classes.field}
          classNames={{ input: classes.input ?? '' }}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          rows={Math.max(12, count)}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </Input.Wrapper>
  );
};
