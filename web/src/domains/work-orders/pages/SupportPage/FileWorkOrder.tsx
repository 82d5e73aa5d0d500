import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { ANSWER_DAYS, workOrderLimits } from '@whaletide/schema/rules/work-orders.ts';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { type Failure, failureOf } from '../../../../apollo/errors.ts';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '../../../../lib/notify.ts';
import { useDraft } from '../../../../lib/useDraft.ts';
import { Choices } from '../../components/Choices/Choices.tsx';
import { ScreenshotField } from '../../components/ScreenshotField/ScreenshotField.tsx';
import { supportPath } from '../../../../routing/support.ts';
import { workOrderPath } from '../../paths.ts';
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
  /** What the address has chosen. */
  typeId: string | undefined;
  competitionId: string | undefined;
}

/** The draft of this browser; what the address chooses goes before what was chosen then. */
const useOrderDraft = ({ groups, memberId, typeId, competitionId }: FileWorkOrderProps) => {
  const { draft, change, clear } = useDraft<NewWorkOrder>(
    `work-order:${memberId}:new`,
    emptyWorkOrder,
  );
  const [chosen, setChosen] = useState<Partial<NewWorkOrder>>(() => ({
    ...(typeId && typeIn(groups, typeId) && withType(groups, draft, typeId)),
    ...(competitionId && { competition: competitionId }),
  }));
  return {
    draft: { ...draft, ...chosen },
    change: (part: Partial<NewWorkOrder>) => {
      change({ ...chosen, ...part });
      setChosen({});
    },
    clear,
  };
};

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
  const { groups, competitionId } = props;
  const { draft, change, clear } = useOrderDraft(props);
  const { competitions, organizations } = useCompetitions(competitionId);
  const [problems, setProblems] = useState<{ text?: string; link?: string }>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [create, { loading }] = useCreateWorkOrderMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();
  const type = typeIn(groups, draft.typeId);
  const failedAt = (field: string) => (failure?.field === field ? failure.message : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const found = problemsOf(draft);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    try {
      const { data } = await create({ variables: { input: toInput(groups, draft) } });
      if (!data) return;
      clear();
      const { id, orderId } = data.createWorkOrder;
      notify.done(
        `客服会在 ${ANSWER_DAYS} 个工作日内回复，届时会通知你`,
        `工单 #${orderId} 已提交`,
      );
      await navigate(workOrderPath(id));
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  return (
    <form className={classes.form} aria-label="提交工单" onSubmit={(event) => void submit(event)}>
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
                onToggle={(typeId) => change(withType(groups, draft, typeId))}
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
            value={draft.competition}
            error={failedAt('competitionId')}
            data={[
              { value: '', label: '请选择比赛', disabled: true },
              ...competitions,
              { value: OTHER, label: '其他比赛' },
            ]}
            onChange={({ currentTarget }) => change({ competition: currentTarget.value })}
          />
        )}
        {organizations.length > 0 && (
          <NativeSelect
            label="关联工作空间"
            value={draft.workspace}
            error={failedAt('organizationId')}
            data={[{ value: COMMUNITY, label: '社区' }, ...organizations]}
            onChange={({ currentTarget }) => change({ workspace: currentTarget.value })}
          />
        )}
        <div>
          <Text fw={500} size="sm" mb={4} aria-hidden>
            问题描述
          </Text>
          <MarkdownEditor
            label="问题描述"
            placeholder="发生了什么？写得越具体，解决得越快"
            rows={8}
            value={draft.text}
            error={problems.text ?? failedAt('content')}
            disabled={loading}
            onChange={(text) => change({ text })}
            note="草稿会自动保存在这台设备上"
            purpose="work-order"
          />
        </div>
        <ScreenshotField
          label="截图"
          most={workOrderLimits.screenshots}
          pictures={draft.pictures}
          disabled={loading}
          onChange={(pictures) => change({ pictures })}
        />
        <TextInput
          label="相关链接（选填）"
          placeholder="https://"
          inputMode="url"
          value={draft.link}
          error={problems.link}
          disabled={loading}
          onChange={({ currentTarget }) => change({ link: currentTarget.value })}
        />
        {failure &&
          !['content', 'competitionId', 'organizationId'].includes(failure.field ?? '') && (
            <Alert color="danger" role="alert" title="提交工单失败">
              {failure.message}
            </Alert>
          )}
        <Group gap="md">
          <Button type="submit" size="md" loading={loading} disabled={!isComplete(groups, draft)}>
            提交
          </Button>
          <Text size="sm" c="dimmed">
            客服会在 {ANSWER_DAYS} 个工作日内回复
          </Text>
        </Group>
      </Stack>
    </form>
  );
};
