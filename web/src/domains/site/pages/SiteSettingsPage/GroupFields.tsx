import '@mantine/core/styles/Fieldset.layer.css';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAX_GROUPS, MAX_WAYS } from '@whaletide/schema/domains/site/rules/recommend-config.ts';
import classes from '#domains/site/components/AdFields/AdFields.module.css';
import { HiddenNote } from '#domains/site/components/AdFields/HiddenNote.tsx';
import type { RecommendValues } from './recommend-values.ts';

type Groups = RecommendValues['groups'];
type Way = Groups[number]['ways'][number];

const emptyWay: Way = { title: '', description: '', link: '' };
const fields = [
  { key: 'title', label: '标题' },
  { key: 'description', label: '说明' },
  { key: 'link', label: '链接' },
] as const;

interface WayFieldsProps {
  /** Name that it has among the others. */
  name: string;
  way: Way;
  onChange: (way: Way) => void;
  onRemove: () => void;
}

const WayFields = ({ name, way, onChange, onRemove }: WayFieldsProps) => (
  <Stack gap={4} role="group" aria-label={name}>
    <Group align="end" wrap="nowrap" className={classes.fields}>
      {fields.map(({ key, label }) => (
        <TextInput
          key={key}
          flex="1 1 160px"
          label={label}
          value={way[key]}
          onChange={({ currentTarget }) => onChange({ ...way, [key]: currentTarget.value })}
        />
      ))}
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        aria-label={`移除${name}`}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Group>
    <HiddenNote among={[way.link]} />
  </Stack>
);

interface GroupFieldsProps {
  groups: Groups;
  problem: string | undefined;
  onChange: (groups: Groups) => void;
}

/** The slides of the home page: a title, and ways on under it. */
export const GroupFields = ({ groups, problem, onChange }: GroupFieldsProps) => (
  <Fieldset legend="首页的推荐组" variant="unstyled">
    <Stack gap="lg">
      {groups.map(({ title, ways }, index) => {
        const name = `第${index + 1}组`;
        const change = (group: Partial<Groups[number]>) =>
          onChange(groups.with(index, { title, ways, ...group }));
        return (
          <Stack key={index} gap="sm" role="group" aria-label={name}>
            <Group align="end" wrap="nowrap">
              <TextInput
                flex={1}
                label={`${name}的标题`}
                value={title}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
              <ActionIcon
                size={36}
                variant="subtle"
                color="gray"
                aria-label={`移除${name}`}
                onClick={() => onChange(groups.toSpliced(index, 1))}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Group>
            {ways.map((way, place) => (
              <WayFields
                key={place}
                name={`${name}第${place + 1}条`}
                way={way}
                onChange={(next) => change({ ways: ways.with(place, next) })}
                onRemove={() => change({ ways: ways.toSpliced(place, 1) })}
              />
            ))}
            <Group>
              <Button
                variant="default"
                size="sm"
                disabled={ways.length >= MAX_WAYS}
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
                onClick={() => change({ ways: [...ways, emptyWay] })}
              >
                {`为${name}添加一条`}
              </Button>
            </Group>
          </Stack>
        );
      })}
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          size="sm"
          disabled={groups.length >= MAX_GROUPS}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => onChange([...groups, { title: '', ways: [emptyWay] }])}
        >
          添加推荐组
        </Button>
      </Group>
    </Stack>
  </Fieldset>
);
