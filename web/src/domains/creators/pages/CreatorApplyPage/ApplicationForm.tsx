import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import {
  type CreatorApplication,
  creatorApplicationLimits,
  creatorApplicationProblems,
  MAX_WORKS_LINKS,
} from '@whaletide/schema/domains/creators/rules/application.ts';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { useApplyAsCreatorMutation } from './CreatorApply.generated.ts';

const empty: CreatorApplication = { worksLink: '', records: '', contact: '', referrer: '' };
const { records: mostRecords } = creatorApplicationLimits;

/** Form to join the programme; it is kept in this browser until it has been sent. */
export const ApplicationForm = ({ onSent }: { onSent: () => void }) => {
  const { form, clear } = useDraftForm<CreatorApplication>('creator-application', empty, {
    validate: creatorApplicationProblems,
  });
  const [apply] = useApplyAsCreatorMutation({ context: { showsErrors: true } });
  const send = async (input: CreatorApplication) => {
    const { data } = await apply({ variables: { input } });
    if (!data) return;
    clear();
    onSent();
  };
  return (
    <Form form={form} send={send} label="申请成为创作者" failed="提交失败">
      {({ busy, refusal }) => (
        <Stack>
          <Textarea
            label="作品链接"
            required
            inputMode="url"
            autosize
            minRows={1}
            maxRows={MAX_WORKS_LINKS}
            placeholder="https://"
            description={`你的主页、项目、数据集或其他平台的作品，每行一个，最多 ${MAX_WORKS_LINKS} 个`}
            disabled={busy}
            {...form.getInputProps('worksLink')}
          />
          <Textarea
            label="比赛记录"
            placeholder="参加过的比赛和获得的名次"
            autosize
            minRows={3}
            maxRows={16}
            description={`${[...form.values.records.trim()].length} / ${mostRecords}`}
            disabled={busy}
            {...form.getInputProps('records')}
          />
          <TextInput
            label="微信号/手机"
            placeholder="审核时用它联系你"
            disabled={busy}
            {...form.getInputProps('contact')}
          />
          <TextInput
            label="推荐人"
            type="email"
            placeholder="推荐人的账号邮箱"
            disabled={busy}
            {...form.getInputProps('referrer')}
          />
          {refusal}
          <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
            提交申请
          </Button>
        </Stack>
      )}
    </Form>
  );
};
