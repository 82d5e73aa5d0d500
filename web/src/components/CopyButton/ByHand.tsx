import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Opened } from '../Dialog/Opened.tsx';

const Field = ({ text }: { text: string }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Textarea
      ref={field}
      data-autofocus
      readOnly
      autosize
      maxRows={10}
      label="浏览器不允许自动复制，文字已选中，请按 Ctrl+C（Mac 按 ⌘C），手机上长按复制"
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
};

interface ByHandProps {
  /** The failure to copy, another for each try. */
  failure: Error;
  text: () => string;
}

/** A dialog with a text that the browser doesn't let us copy, selected for copying by hand. */
const ByHand = ({ failure, text }: ByHandProps) => {
  const [closed, setClosed] = useState<Error>();
  return (
    <Opened of={failure !== closed && failure}>
      {() => (
        <Dialog title="请手动复制" onClose={() => setClosed(failure)}>
          <Field text={text()} />
        </Dialog>
      )}
    </Opened>
  );
};

export default ByHand;
