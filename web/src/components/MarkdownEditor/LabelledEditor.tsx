import { Input } from '@mantine/core';
import type { ComponentProps } from 'react';
import { MarkdownEditor } from './MarkdownEditor.tsx';

interface LabelledEditorProps extends ComponentProps<typeof MarkdownEditor> {
  description?: string;
  required?: boolean;
}

/** Editor under its label and description, as the other fields of a form have them. */
export const LabelledEditor = ({ description, required, ...editor }: LabelledEditorProps) => (
  <div>
    <Input.Label component="div" required={required ?? false}>
      {editor.label}
    </Input.Label>
    {description && <Input.Description>{description}</Input.Description>}
    <MarkdownEditor {...editor} />
  </div>
);
