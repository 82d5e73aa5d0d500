import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Input, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { ForumPostType } from '#apollo/schema.generated.ts';

interface PostTypeFieldProps {
  label: string;
  types: readonly { type: ForumPostType; label: string }[];
  value: ForumPostType;
  error: string | undefined;
  onChange: (type: ForumPostType) => void;
}

/** Choice of a post's type. */
export const PostTypeField = ({ label, types, value, error, onChange }: PostTypeFieldProps) => {
  const id = useId();
  return (
    <div data-path="type">
      <Text fw={500} mb={6} id={id}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        data={types.map(({ type, label }) => ({ value: type, label }))}
        value={value}
        onChange={(type) => onChange(type as ForumPostType)}
      />
      <Input.Error>{error}</Input.Error>
    </div>
  );
};
