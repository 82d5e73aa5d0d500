import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import {
  type ColumnApplication,
  columnApplicationContent,
  columnApplicationLimits,
  columnApplicationProblems,
} from '@whaletide/schema/domains/columns/rules/columns.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import type { SentOrder } from './ApplicationSent.tsx';
import { useSendColumnApplicationMutation } from './ColumnApplication.generated.ts';

const empty: ColumnApplication = { contact: '', works: '', content: '' };
const { works: mostWorks, content: mostContent } = columnApplicationLimits;

/** The form of who wants to write columns; it is kept in this browser until it has been sent. */
export const ApplicationForm = ({ onSent }: { onSent: (order: SentOrder) => void }) => {
  const { form, clear } = useDraftForm<ColumnApplication>('column-application', empty, {
    validate: columnApplicationProblems,
  });
  const [create] = useSendColumnApplicationMutation({ context: { showsErrors: true } });
  const send = async (application: ColumnApplication) => {
    const input = {
      typeId: workOrderTypes.columnApplication,
      content: columnApplicationContent(application),
    };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    clear();
    onSent(data.createWorkOrder);
  };
  const { works, content } = form.values;
  return (
    <Form form={form} send={send} label="申请专栏" failed="提交失败">
      {({ busy, refusal }) => (
        <Stack>
          <TextInput
            label="微信/联系邮箱"
            required
            placeholder="审核时用它联系你"
            disabled={busy}
            {...form.getInputProps('contact')}
          />
          <Textarea
            label="过往作品"
            placeholder="你写过的项目、文章或获奖方案，附上链接"
            autosize
            minRows={3}
            maxRows={16}
            description={`${[...works.trim()].length} / ${mostWorks}`}
            disabled={busy}
            {...form.getInputProps('works')}
          />
          <Textarea
            label="专栏内容"
            required
            placeholder="专栏写什么主题，打算收录哪些项目，写给谁看"
            autosize
            minRows={5}
            maxRows={16}
            description={`${[...content.trim()].length} / ${mostContent}`}
            disabled={busy}
            {...form.getInputProps('content')}
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
