import { Textarea } from '@mantine/core';
import { workNoteProblem } from '@whaletide/schema/domains/submissions/rules/submissions.ts';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  disabled: boolean;
}

/** Field for the team's note on what it hands in; it can be changed afterwards. */
export const NoteField = ({ value, onChange, disabled }: NoteFieldProps) => (
  <Textarea
    label="备注（可以不填）"
    description="记下这次提交改了什么，最多 200 个字符；仅队员和主办方可见，提交后可以修改"
    autosize
    minRows={1}
    maxRows={6}
    disabled={disabled}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={workNoteProblem(value)?.message}
  />
);
