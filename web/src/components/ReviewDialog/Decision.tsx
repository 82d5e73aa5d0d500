import '#theme/styles/forms.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { REJECTION_REASON, rejectionProblem } from '@whaletide/schema/shared/rules/rejections.ts';
import { useRef, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { FormAlert } from '../Form/FormAlert.tsx';

export interface DecisionProps {
  /** Reader of a rejection's reason, such as 报名者. */
  readBy: string;
  /** Sends it; a refusal is what it throws. */
  decide: (passes: boolean, reason: string) => Promise<unknown>;
  reason: string;
  onReason: (reason: string) => void;
}

/** 通过 or 拒绝. A rejection asks for its reason, with the focus there while it is missing. */
export const Decision = (props: DecisionProps) => {
  const { readBy, decide, reason, onReason } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<'pass' | 'reject' | null>(null);
  const send = async (passes: boolean) => {
    const refusal = rejectionProblem(passes, reason);
    setProblem(refusal?.message ?? null);
    setFailure(null);
    if (refusal) return field.current?.focus();
    setDeciding(passes ? 'pass' : 'reject');
    try {
      await decide(passes, reason.trim());
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setDeciding(null);
    }
  };
  return (
    <>
      <Textarea
        ref={field}
        label="拒绝原因"
        description={`拒绝时必填，${readBy}会看到`}
        maxLength={REJECTION_REASON}
        autosize
        minRows={2}
        maxRows={6}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
        error={problem}
      />
      <FormAlert title="审核失败" message={failure} />
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={deciding === 'reject'}
          disabled={deciding === 'pass'}
          onClick={() => void send(false)}
        >
          拒绝
        </Button>
        <Button
          loading={deciding === 'pass'}
          disabled={deciding === 'reject'}
          onClick={() => void send(true)}
        >
          通过
        </Button>
      </Group>
    </>
  );
};
