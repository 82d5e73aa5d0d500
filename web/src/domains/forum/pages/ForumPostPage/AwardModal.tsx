import '@mantine/core/styles/NumberInput.layer.css';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { awardProblem } from '@whaletide/schema/domains/forum/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import type { Post } from './post.ts';
import { useAwardWorkPostMutation } from './PostMutations.generated.ts';

interface Values {
  name: string;
  ranking: number | string;
}

/** Gives a work its award, or takes it away. */
const AwardModal = ({ post, onClose }: { post: Post; onClose: () => void }) => {
  const [award] = useAwardWorkPostMutation({ context: { showsErrors: true } });
  const form = useForm<Values>({
    initialValues: { name: post.work?.awardName ?? '', ranking: post.work?.awardRanking ?? '' },
    validate: { name: (name) => awardProblem(name)?.message },
  });
  const put = (name: string | null, ranking: number | null) =>
    award({ variables: { input: { postId: post.id, name, ranking } } });
  const takeAway = async () => {
    await put(null, null);
    onClose();
  };
  return (
    <FormModal
      title="设置奖项"
      size="sm"
      form={form}
      send={({ name, ranking }) => put(name.trim(), typeof ranking === 'number' ? ranking : null)}
      onClose={onClose}
      others={({ act, busy }) =>
        post.work?.awardName && (
          <Button variant="default" disabled={busy} onClick={() => void act(takeAway)}>
            取消奖项
          </Button>
        )
      }
    >
      <TextInput
        label="奖项名称"
        placeholder="一等奖"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NumberInput
        label="名次（可留空）"
        min={1}
        allowDecimal={false}
        {...form.getInputProps('ranking')}
      />
    </FormModal>
  );
};

export default AwardModal;
