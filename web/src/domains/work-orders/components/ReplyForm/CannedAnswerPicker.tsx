import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import type { EditorToolProps } from '#components/MarkdownEditor/MarkdownEditor.tsx';

const CannedAnswerDialog = lazy(() => import('./CannedAnswerDialog.tsx'));

/** Button of the editor's bar that lets the support insert one of its canned answers. */
export const CannedAnswerPicker = ({ disabled, onPick }: EditorToolProps) => {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        disabled={disabled}
        leftSection={<IconTemplate size={18} stroke={1.5} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        常用回复
      </Button>
      <Opened of={choosing}>
        {() => (
          <Contained>
            <CannedAnswerDialog
              onPick={(text) => {
                onPick(text);
                setChoosing(false);
              }}
              onClose={() => setChoosing(false)}
            />
          </Contained>
        )}
      </Opened>
    </>
  );
};
