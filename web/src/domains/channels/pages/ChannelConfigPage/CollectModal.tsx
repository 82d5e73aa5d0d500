import '#theme/styles/forms.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import type { ChannelContentKind } from '#apollo/schema.generated.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import type { Chosen } from './ChoiceList.tsx';
import { ChosenList } from './ChosenList.tsx';
import { CompetitionChoices, DatasetChoices, ProjectChoices } from './Choices.tsx';
import { contentNames } from './content.ts';

interface CollectModalProps {
  channelId: string;
  kind: ChannelContentKind;
  onCollect: (ids: readonly string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Time in ms for which one may go on typing before it is searched for. */
const PAUSE = 500;

const lists = { PROJECT: ProjectChoices, DATASET: DatasetChoices, COMPETITION: CompetitionChoices };

/** Public things to collect into a channel: several projects or datasets, of activities one. */
export const CollectModal = ({ channelId, kind, onCollect, onClose }: CollectModalProps) => {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [text] = useDebouncedValue(keyword.trim(), PAUSE);
  const [selected, setSelected] = useState<readonly Chosen[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const single = kind === 'COMPETITION';
  const isFull = selected.length >= channelLimits.atOnce;
  const toggle = (choice: Chosen) => {
    const others = selected.filter(({ id }) => id !== choice.id);
    if (others.length < selected.length) return setSelected(others);
    if (single) setSelected([choice]);
    else if (!isFull) setSelected([...selected, choice]);
  };
  const collect = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onCollect(selected.map(({ id }) => id));
      onClose();
    } catch (error) {
      setProblem(failureOf(error).message);
      setBusy(false);
    }
  };
  const name = contentNames[kind];
  const Choices = lists[kind];
  return (
    <Dialog onClose={onClose} title={`添加${name}`} size="lg">
      <Stack>
        <TextInput
          label={`搜索${name}`}
          placeholder="输入名称"
          data-autofocus
          maxLength={200}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={keyword}
          onChange={({ currentTarget }) => {
            setKeyword(currentTarget.value);
            setPage(1);
          }}
        />
        <Choices
          channelId={channelId}
          text={text}
          page={page}
          single={single}
          selected={selected}
          onToggle={toggle}
          onPage={setPage}
        />
        <ChosenList chosen={selected} onRemove={toggle} />
        {isFull && (
          <Text size="sm" role="status">
            一次最多收录 {channelLimits.atOnce} 个，请先收录已选择的{name}
          </Text>
        )}
        <FormAlert title="收录失败" message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button loading={busy} disabled={selected.length === 0} onClick={() => void collect()}>
            {selected.length > 1 ? `收录 ${selected.length} 个` : '收录'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
