import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { ANSWER_DAYS } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { workOrderLimits } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { errorsUnder } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { Choices } from '#domains/work-orders/components/Choices/Choices.tsx';
import { ScreenshotField } from '#domains/work-orders/components/ScreenshotField/ScreenshotField.tsx';
import { supportPath } from '#routing/support.ts';
import { workOrderPath } from '#domains/work-orders/paths.ts';
import type { Groups } from './Guide.tsx';
import {
  COMMUNITY,
  emptyWorkOrder,
  isComplete,
  type NewWorkOrder,
  OTHER,
  problemsOf,
  toInput,
  typeIn,
  withType,
} from './new-work-order.ts';
import {
  useChosenCompetitionQuery,
  useCreateWorkOrderMutation,
  useFileWorkOrderChoicesQuery,
} from './Support.generated.ts';
import classes from './SupportPage.module.css';

interface FileWorkOrderProps {
  groups: Groups;
  memberId: string;
  /** Choice that the address has made. */
  typeId: string | undefined;
  competitionId: string | undefined;
}

/** The competitions to choose from: those that run, and the one of the address. */
const useCompetitions = (competitionId: string | undefined) => {
  const { data } = useFileWorkOrderChoicesQuery();
  const { data: named } = useChosenCompetitionQuery({
    variables: { id: competitionId ?? '' },
    skip: competitionId === undefined,
  });
  const running = data?.competitions.items ?? [];
  const own = named?.competition;
  const all = own && !running.some(({ id }) => id === own.id) ? [own, ...running] : running;
  return {
    competitions: all.map(({ id, name }) => ({ value: id, label: name })),
    organizations: (data?.viewer?.organizations ?? []).map(({ organization }) => ({
      value: organization.id,
      label: organization.name,
    })),
  };
};

/** The form for a new work order. Everything in it is kept until it has been sent. */
export const FileWorkOrder = (props: FileWorkOrderProps) => {
  const { groups, memberId, typeId, competitionId } = props;
  // The choice in the address overrides the draft's.
  const { form, clear } = useDraftForm<NewWorkOrder>(`work-order:${memberId}:new`, emptyWorkOrder, {
    chosen: (kept) => ({
      ...(typeId && typeIn(groups, typeId) && withType(groups, kept, typeId)),
      ...(competitionId && { competition: competitionId }),
    }),
    validate: problemsOf,
  });
  const { competitions, organizations } = useCompetitions(competitionId);
  const [create] = useCreateWorkOrderMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();
  const draft = form.values;
  const type = typeIn(groups, draft.typeId);
  /** Marks a field that the input names differently than the form, and shows its refusal. */
  const refusedAs = (field: string) => ({
    'data-path': field,
    error: errorsUnder(form.errors, field)(''),
  });

  const send = async (values: NewWorkOrder) => {
    const { data } = await create({ variables: { input: toInput(groups, values) } });
    if (!data) return;
    clear();
    const { id, orderId } = data.createWorkOrder;
    notify.done(`客服会在 ${ANSWER_DAYS} 个工作日内回复，届时会通知你`, `工单 #${orderId} 已提交`);
    await navigate(workOrderPath(id));
  };

  return (
    <Form form={form} send={send} className={classes.form} label="提交工单" failed="提交工单失败">
      {({ busy, refusal }) => (
        <Stack gap="lg">
          <fieldset className={classes.types}>
            <legend>问题类型</legend>
            {groups.map(({ id, name, types }) => (
              <div key={id} className={classes.typeGroup}>
                <Text size="sm" c="dimmed">
                  {name}
                </Text>
                <Choices
                  type="radio"
                  name="work-order-type"
                  options={types.map((one) => ({ value: one.id, label: one.name }))}
                  chosen={[draft.typeId]}
                  onToggle={(typeId) => form.setValues(withType(groups, draft, typeId))}
                />
              </div>
            ))}
            {type?.document && (
              <Text size="sm" mt="sm">
                提交之前，可以先看看
                <AppLink to={supportPath(type.id)} inherit underline="always">
                  「{type.name}」的指南
                </AppLink>
                。
              </Text>
            )}
          </fieldset>
          {type?.aboutCompetition && (
            <NativeSelect
              label="关联比赛"
              description="列出进行中的比赛；不在其中的请选择「其他比赛」，并在描述里写明"
              withAsterisk
              {...form.getInputProps('competition')}
              {...refusedAs('competitionId')}
              data={[
                { value: '', label: '请选择比赛', disabled: true },
                ...competitions,
                { value: OTHER, label: '其他比赛' },
              ]}
            />
          )}
          {organizations.length > 0 && (
            <NativeSelect
              label="关联工作空间"
              {...form.getInputProps('workspace')}
              {...refusedAs('organizationId')}
              data={[{ value: COMMUNITY, label: '社区' }, ...organizations]}
            />
          )}
          <div>
            <Text fw={500} size="sm" mb={4} aria-hidden>
              问题描述
            </Text>
            <MarkdownEditor
              message
              label="问题描述"
              placeholder="发生了什么？写得越具体，解决得越快"
              rows={8}
              disabled={busy}
              {...form.getInputProps('text')}
              note="草稿会自动保存在这台设备上"
              purpose="work-order"
            />
          </div>
          <ScreenshotField
            label="截图"
            most={workOrderLimits.screenshots}
            pictures={draft.pictures}
            disabled={busy}
            onChange={(pictures) => form.setFieldValue('pictures', pictures)}
          />
          <TextInput
            label="相关链接（选填）"
            placeholder="https://"
            inputMode="url"
            disabled={busy}
            {...form.getInputProps('link')}
          />
          {refusal}
          <Group gap="md">
            <Button type="submit" size="md" loading={busy} disabled={!isComplete(groups, draft)}>
              提交
            </Button>
            <Text size="sm" c="dimmed">
              客服会在 {ANSWER_DAYS} 个工作日内回复
            </Text>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
