import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { EventWord } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import {
  feeProblem,
  SERIES_LIMIT_TEXT,
} from '@whaletide/schema/domains/registration/rules/registration.ts';
import { useState, type ReactNode } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { EarnLink } from '#domains/quests/components/EarnLink/EarnLink.tsx';
import type { PanelSettings } from './useRegistration.ts';

interface Step {
  title: string;
  agree: string;
  content: ReactNode;
  /** Why it can't go on from here. */
  blocked?: boolean;
}

/** Lists what has to be agreed to before the registration is sent, in this order. */
export const confirmSteps = (
  { notice, series, entranceFee, needsReview }: PanelSettings,
  balance: number | undefined,
  word: EventWord,
): Step[] => {
  const steps: Step[] = [];
  if (notice)
    steps.push({ title: '报名须知', agree: '同意该条款', content: <Markdown text={notice} /> });
  if (series?.isLimited) {
    steps.push({
      title: '系列赛报名确认',
      agree: '确认报名',
      content: (
        <Text>
          「{series.name}」：{SERIES_LIMIT_TEXT}。报名本{word}后，不能再报名同系列的其他比赛。
        </Text>
      ),
    });
  }
  if (entranceFee > 0) {
    const short = balance === undefined ? null : feeProblem(entranceFee, balance);
    steps.push({
      title: '报名费确认',
      agree: '支付并报名',
      blocked: short !== null,
      content: (
        <Stack gap="xs">
          <Text>
            本{word}的报名费为 <strong>{entranceFee}</strong> 鲸币，提交报名时从你的钱包中扣除。
            {needsReview && '报名未通过审核时会全额退还。'}
          </Text>
          {balance !== undefined && <Text c="dimmed">当前余额：{balance} 鲸币</Text>}
          {short && (
            <Alert color="danger" role="alert">
              {short.message} <EarnLink />
            </Alert>
          )}
        </Stack>
      ),
    });
  }
  return steps;
};

interface ConfirmStepsProps {
  steps: readonly Step[];
  sending: boolean;
  error: unknown;
  onSend: () => void;
  onClose: () => void;
}

/** One agreement after the other; the last one sends. */
export const ConfirmSteps = ({ steps, sending, error, onSend, onClose }: ConfirmStepsProps) => {
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  const last = at === steps.length - 1;
  return (
    <Dialog onClose={onClose} title={step.title} size="lg">
      {step.content}
      {Boolean(error) && (
        <Alert color="danger" title="报名失败" mt="md" role="alert">
          {failureOf(error).message}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          取消
        </Button>
        <Button
          disabled={sending || step.blocked}
          onClick={() => (last ? onSend() : setAt(at + 1))}
        >
          {sending ? '提交中...' : step.agree}
        </Button>
      </Group>
    </Dialog>
  );
};
