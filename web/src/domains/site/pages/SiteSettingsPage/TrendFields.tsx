import '@mantine/core/styles/Fieldset.layer.css';
import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAX_TRENDS, TRENDS_SHOWN } from '@whaletide/schema/domains/search/rules.ts';
import {
  type SearchTrendType,
  searchTrendTypes,
} from '@whaletide/schema/domains/site/rules/site.ts';
import { HiddenNote } from '#domains/site/components/AdFields/HiddenNote.tsx';
import type { SiteValues } from './settings-values.ts';

type Trends = SiteValues['searchTrends'];

interface TrendFieldsProps {
  trends: Trends;
  problem: string | undefined;
  onChange: (trends: Trends) => void;
}

const labels: Record<SearchTrendType, string> = {
  URL: '链接',
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
  ACTIVITY: '活动',
  COLUMN: '专栏',
  CHANNEL: '频道',
};
const types = searchTrendTypes.map((value) => ({ value, label: labels[value] }));

/** The trending words of the search box, in their order. */
export const TrendFields = ({ trends, problem, onChange }: TrendFieldsProps) => {
  const change = (index: number, changes: Partial<Trends[number]>) =>
    onChange(trends.map((trend, place) => (place === index ? { ...trend, ...changes } : trend)));
  return (
    <Fieldset legend="热门搜索" variant="unstyled">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          搜索框为空时显示前 {TRENDS_SHOWN} 个，按此处的顺序。
        </Text>
        {trends.map(({ name, type, target }, index) => (
          <Stack key={index} gap={4}>
            <Group align="end">
              <TextInput
                flex="1 1 140px"
                label="热搜词"
                value={name}
                onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
              />
              <NativeSelect
                flex="0 1 110px"
                label="去往"
                data={types}
                value={type}
                onChange={({ currentTarget: { value } }) =>
                  change(index, { type: searchTrendTypes.find((one) => one === value) ?? 'URL' })
                }
              />
              <TextInput
                flex="2 1 180px"
                label={type === 'URL' ? '链接地址' : `${labels[type]}编号`}
                value={target}
                onChange={({ currentTarget }) => change(index, { target: currentTarget.value })}
              />
              <ActionIcon
                size={36}
                variant="subtle"
                color="gray"
                aria-label={`移除第${index + 1}个热搜词`}
                onClick={() => onChange(trends.toSpliced(index, 1))}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Group>
            <HiddenNote among={type === 'URL' ? [] : [target]} />
          </Stack>
        ))}
        {problem && (
          <Text c="red" size="sm" role="alert">
            {problem}
          </Text>
        )}
        <Group>
          <Button
            variant="default"
            size="sm"
            disabled={trends.length >= MAX_TRENDS}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => onChange([...trends, { name: '', type: 'URL', target: '' }])}
          >
            添加热搜词
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
};
