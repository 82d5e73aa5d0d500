import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useParams } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import type { EditorToolProps } from '#components/MarkdownEditor/MarkdownEditor.tsx';

const MaterialDialog = lazy(() => import('./MaterialDialog.tsx'));

/** Button of a lesson's editor that inserts links to what the managed competition hands out. */
export const MaterialPicker = ({ disabled, onPick }: EditorToolProps) => {
  const { id = '' } = useParams();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        disabled={disabled}
        leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        插入资料
      </Button>
      <Opened of={choosing}>
        {() => (
          <Contained>
            <MaterialDialog
              competitionId={id}
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
