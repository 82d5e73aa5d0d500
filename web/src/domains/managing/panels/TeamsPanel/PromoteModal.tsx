import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import { PromotionPreview } from './PromotionPreview.tsx';
import { type Standing, StandingFields } from './StandingFields.tsx';
import {
  type PromotionStagesQuery,
  usePromoteTeamsMutation,
  usePromotionStagesQuery,
} from './TeamsPanel.generated.ts';

type Stage = NonNullable<NonNullable<PromotionStagesQuery['competition']>['stages']>[number];
type Way = 'rank' | 'score' | 'hand';

/**
 * Describes where promoted teams go, when that begins, and that their current stage goes on until
 * its end.
 */
const arrivalText = (next: Stage, stage: Stage | undefined, now: Date) => {
  const begun = Date.parse(next.startDate) <= now.getTime();
  const runs = stage && now.getTime() < Date.parse(stage.endDate);
  return [
    `晋级到「${next.name}」（${formatZonedTime(next.startDate)} ${begun ? '已开始' : '开始'}）`,
    ...(runs ? [`「${stage.name}」结束前，晋级的团队仍可在其中提交`] : []),
  ].join('，');
};

interface PromoteModalProps {
  competitionId: string;
  /** Names of the teams that were chosen by hand, by their ids. */
  chosen: ReadonlyMap<string, string>;
  onClose: () => void;
  onPromoted: () => void;
}

const ways = (byHand: number) => [
  { value: 'rank', label: '按排名：前 N 名' },
  { value: 'score', label: '按分数：达到分数线' },
  ...(byHand > 0 ? [{ value: 'hand', label: `手动选中的 ${byHand} 支团队` }] : []),
];

/** Dialog that promotes teams to the next stage: chosen, previewed, and only then promoted. */
const PromoteModal = (props: PromoteModalProps) => {
  const { competitionId, onClose } = props;
  const query = usePromotionStagesQuery({ variables: { id: competitionId } });
  return (
    <Dialog size="lg" onClose={onClose} title="晋级团队">
      <Loaded
        query={query}
        of={query.data?.competition?.stages}
        empty="没有找到指定的比赛或活动"
        skeleton={<TextSkeleton lines={4} />}
      >
        {(stages) =>
          stages.length < 2 ? (
            <Text>有两个以上的阶段时才能晋级。</Text>
          ) : (
            <PromoteForm {...props} stages={stages} />
          )
        }
      </Loaded>
    </Dialog>
  );
};

/** Teams of a board by rank or by score, as the preview asks for them. */
const standingOf = (way: Way, { board, taskId, top, minScore }: Standing) => ({
  board,
  ...(taskId && { taskId }),
  cut: way === 'rank' ? { top: Number(top) || 1 } : { minScore: Number(minScore) },
});

const PromoteForm = ({
  stages,
  chosen,
  onClose,
  onPromoted,
}: PromoteModalProps & { stages: Stage[] }) => {
  const [stageId, setStageId] = useState(stages[0]?.id ?? '');
  const [way, setWay] = useState<Way>(chosen.size > 0 ? 'hand' : 'rank');
  const [standing, setStanding] = useState<Standing>({
    board: 'PRIVATE',
    taskId: '',
    top: 10,
    minScore: '',
  });
  const [ids, setIds] = useState<readonly string[]>([]);
  const [promote, { loading, error }] = usePromoteTeamsMutation({ context: { showsErrors: true } });
  const stage = stages.find(({ id }) => id === stageId);
  const counting = (stage?.tasks ?? []).filter(({ exclusion }) => !exclusion);
  const next = stages[stages.findIndex(({ id }) => id === stageId) + 1];
  const teamIds = way === 'hand' ? [...chosen.keys()] : ids;

  const submit = async () => {
    const result = await promote({
      variables: { input: { stageId, teamIds: [...teamIds] } },
    }).catch(() => null);
    if (!result?.data) return;
    const { promotedTeamIds, paidMembersCount } = result.data.promoteTeams;
    const paid = paidMembersCount > 0 ? `，${paidMembersCount} 位成员获得了鲸币` : '';
    const message = `${promotedTeamIds.length} 支团队已晋级到「${next?.name ?? ''}」${paid}`;
    notify.done(message, '操作成功');
    onPromoted();
    onClose();
  };

  return (
    <Stack>
      <NativeSelect
        label="从哪个阶段晋级"
        data={stages.slice(0, -1).map(({ id, name }) => ({ value: id, label: name }))}
        value={stageId}
        onChange={({ currentTarget }) => {
          setStageId(currentTarget.value);
          setStanding({ ...standing, taskId: '' });
        }}
      />
      <NativeSelect
        label="方式"
        data={ways(chosen.size)}
        value={way}
        onChange={({ currentTarget }) => setWay(currentTarget.value as Way)}
      />
      {way === 'hand' ? (
        <Text size="sm">{[...chosen.values()].join('、')}</Text>
      ) : (
        <>
          <StandingFields
            way={way}
            tasks={counting}
            value={standing}
            onChange={(part) => setStanding({ ...standing, ...part })}
          />
          <PromotionPreview
            variables={{ stageId, ...standingOf(way, standing) }}
            waiting={way === 'score' && standing.minScore === ''}
            onIds={setIds}
          />
        </>
      )}
      <Text size="sm" c="dimmed">
        {next && arrivalText(next, stage, new Date())}
        {next &&
          next.awardWhaleCoin > 0 &&
          `，每位成员获得 ${next.awardWhaleCoin} 鲸币（每人一次）`}
        。不在该阶段或被禁赛的团队会被跳过。
      </Text>
      <FormAlert title="晋级失败" message={error ? failureOf(error).message : null} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          取消
        </Button>
        <Button loading={loading} disabled={teamIds.length === 0} onClick={() => void submit()}>
          确认晋级 {teamIds.length} 支团队
        </Button>
      </Group>
    </Stack>
  );
};

export default PromoteModal;
