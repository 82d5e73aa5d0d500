import '@mantine/core/styles/NumberInput.layer.css';
import { Alert, Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { awardProblem } from '@whaletide/schema/rules/forum.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import type { Post } from './post.ts';
import { useAwardWorkPostMutation } from './PostMutations.generated.ts';

/** Gives a work its award, or takes it away. */
const AwardModal = ({ post, onClose }: { post: Post; onClose: () => void }) => {
  const [award, { loading, error }] = useAwardWorkPostMutation({
    context: { showsErrors: true },
    onCompleted: onClose,
  });
  const [name, setName] = useState(post.work?.awardName ?? '');
  const [ranking, setRanking] = useState<number | string>(post.work?.awardRanking ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const send = (given: string | null) => {
    const refusal = given === null ? null : awardProblem(given);
    setProblem(refusal?.message ?? null);
    if (refusal) return;
    const input = {
      postId: post.id,
      name: given?.trim() ?? null,
      ranking: given !== null && typeof ranking === 'number' ? ranking : null,
    };
    // A refusal is shown above the fields.
    void award({ variables: { input } }).catch(() => null);
  };
  return (
    <Dialog onClose={onClose} title="设置奖项" size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(name);
        }}
      >
        <Stack>
          {error && (
            <Alert color="danger" role="alert">
              {failureOf(error).message}
            </Alert>
          )}
          <TextInput
            label="奖项名称"
            placeholder="一等奖"
            data-autofocus
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NumberInput
            label="名次（可留空）"
            min={1}
            allowDecimal={false}
            value={ranking}
            onChange={setRanking}
          />
          <Group justify="flex-end" gap="sm">
            {post.work?.awardName && (
              <Button variant="default" disabled={loading} onClick={() => send(null)}>
                取消奖项
              </Button>
            )}
            <Button type="submit" loading={loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

export default AwardModal;
