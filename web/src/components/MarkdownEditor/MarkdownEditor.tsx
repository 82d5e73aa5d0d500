import '@mantine/core/styles/Tabs.layer.css';
import { Button, FileButton, Input, Tabs, Text, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import {
  type ComponentType,
  type DragEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import type { PicturePurpose } from '#lib/usePictureUpload.ts';
import { Markdown } from '../Markdown/Markdown.tsx';
import classes from './MarkdownEditor.module.css';
import { bringsFiles, pastedPictures } from './picked-files.ts';
import { usePicturesInText } from './usePicturesInText.ts';

// Without the network a picture waits, and nothing is said of it but by its button.
const Unseen = (): ReactNode => null;
const ComingPictures = lazy(() =>
  import('./ComingPictures.tsx').catch(() => ({ default: Unseen })),
);

export interface EditorToolProps {
  disabled: boolean;
  /** Called with the text to insert. */
  onPick: (text: string) => void;
}

interface MarkdownEditorProps {
  label: string;
  value?: string;
  onChange: (value: string) => void;
  placeholder?: string;
  rows?: number;
  error?: string | null | undefined;
  disabled?: boolean;
  /** Note at the end of the bar, such as how the text is kept. */
  note?: ReactNode;
  /** Further button of the bar; what it picks is inserted behind the cursor. */
  Tool?: ComponentType<EditorToolProps> | undefined;
  /** True for a message (a post, a comment, a ticket): its lines end as they are typed. */
  message?: boolean;
  /** Purpose of the pictures, which decides who sees them: by default everybody, as in posts. */
  purpose?: PicturePurpose;
  /** Path of the field in its form, at which a refusal of it is shown. */
  'data-path'?: string;
}

/** A text in Markdown: written in a plain field, looked at beside it, with pictures uploaded. */
export const MarkdownEditor = (props: MarkdownEditorProps) => {
  const { label, value = '', onChange, placeholder, rows = 6, error, disabled, note } = props;
  const { Tool, message = false, purpose = 'post-image' } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const reset = useRef<() => void>(null);
  const [isOver, setIsOver] = useState(false);
  const pictures = usePicturesInText({ field, value, onChange, purpose });
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!bringsFiles(event)) return;
    event.preventDefault();
    if (!disabled) pictures.add([...event.dataTransfer.files]);
  };

  return (
    <Tabs
      defaultValue="write"
      keepMounted={false}
      className={classes.editor}
      data-path={props['data-path']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={classes.bar}>
        <Tabs.List className={classes.tabs} aria-label={label}>
          <Tabs.Tab value="write">编辑</Tabs.Tab>
          <Tabs.Tab value="preview">预览</Tabs.Tab>
        </Tabs.List>
        <div className={classes.tools}>
          {Tool && <Tool disabled={disabled ?? false} onPick={pictures.insert} />}
          <FileButton
            multiple
            accept=".png,.jpg,.jpeg"
            resetRef={reset}
            onChange={(files) => {
              // Else choosing the same file again would not be noticed.
              reset.current?.();
              pictures.add(files);
            }}
          >
            {(button) => (
              <Button
                {...button}
                variant="subtle"
                size="compact-sm"
                loading={pictures.coming.some(({ failure }) => failure === null)}
                disabled={disabled}
                leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
              >
                插入图片
              </Button>
            )}
          </FileButton>
        </div>
      </div>
      <Tabs.Panel value="write">
        <Textarea
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          autosize
          minRows={rows}
          maxRows={24}
          value={value}
          disabled={disabled}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onPaste={(event) => {
            const pasted = pastedPictures(event);
            if (pasted.length === 0) return;
            event.preventDefault();
            pictures.add(pasted);
          }}
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={classes.preview}>
        {value.trim() ? (
          <Markdown text={value} message={message} />
        ) : (
          <Text c="dimmed">还没有内容可以预览</Text>
        )}
        {error && <Input.Error mt={6}>{error}</Input.Error>}
      </Tabs.Panel>
      <Text size="sm" c="dimmed" mt={6} className={classes.note}>
        支持 Markdown 与公式，图片可以粘贴或拖进来{note && <>，{note}</>}
      </Text>
      {pictures.coming.length > 0 && (
        <Suspense>
          <ComingPictures
            pictures={pictures.coming}
            onRetry={pictures.retry}
            onRemove={pictures.remove}
          />
        </Suspense>
      )}
    </Tabs>
  );
};
