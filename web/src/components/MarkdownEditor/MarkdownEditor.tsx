import '@mantine/core/styles/Tabs.layer.css';
import { Button, FileButton, Input, Tabs, Text, Textarea } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { useLatest } from '../../lib/useLatest.ts';
import { type PicturePurpose, usePictureUpload } from '../../lib/usePictureUpload.ts';
import { Markdown } from '../Markdown/Markdown.tsx';
import classes from './MarkdownEditor.module.css';

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
  /** Purpose of the pictures, which decides who sees them: by default everybody, as in posts. */
  purpose?: PicturePurpose;
  /** Path of the field in its form, at which a refusal of it is shown. */
  'data-path'?: string;
}

/** A text in Markdown: written in a plain field, looked at beside it, with pictures uploaded. */
export const MarkdownEditor = (props: MarkdownEditorProps) => {
  const { label, value = '', onChange, placeholder, rows = 6, error, disabled, note } = props;
  const { Tool } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { uploading, problem, upload } = usePictureUpload(props.purpose);
  const written = useLatest(value);
  const insert = (piece: string) => {
    const text = written.current;
    const at = field.current?.selectionEnd ?? text.length;
    onChange(`${text.slice(0, at)}${piece}${text.slice(at)}`);
  };
  const insertPicture = async (file: File | null) => {
    const [picture] = file ? await upload([file]) : [];
    if (!picture) return;
    const alt = picture.name.replace(/\.[^.]*$/, '').replace(/[[\]]/g, '');
    insert(`\n![${alt}](${picture.url})\n`);
  };

  return (
    <Tabs
      defaultValue="write"
      keepMounted={false}
      className={classes.editor}
      data-path={props['data-path']}
    >
      <div className={classes.bar}>
        <Tabs.List className={classes.tabs} aria-label={label}>
          <Tabs.Tab value="write">编辑</Tabs.Tab>
          <Tabs.Tab value="preview">预览</Tabs.Tab>
        </Tabs.List>
        <div className={classes.tools}>
          {Tool && <Tool disabled={disabled ?? false} onPick={insert} />}
          <FileButton accept=".png,.jpg,.jpeg" onChange={(file) => void insertPicture(file)}>
            {(button) => (
              <Button
                {...button}
                variant="subtle"
                size="compact-sm"
                loading={uploading}
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
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview" className={classes.preview}>
        {value.trim() ? <Markdown text={value} /> : <Text c="dimmed">还没有内容可以预览</Text>}
        {error && <Input.Error mt={6}>{error}</Input.Error>}
      </Tabs.Panel>
      <Text size="sm" c="dimmed" mt={6} className={classes.note}>
        支持 Markdown 与公式{note && <>，{note}</>}
      </Text>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Tabs>
  );
};
