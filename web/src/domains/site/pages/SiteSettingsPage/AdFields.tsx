import '@mantine/core/styles/Fieldset.layer.css';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MOST_ADS } from '@whaletide/schema/rules/site.ts';
import type { SiteValues } from './settings-values.ts';

type Ads = SiteValues['competitionAds'];

interface AdFieldsProps {
  ads: Ads;
  problem: string | undefined;
  onChange: (ads: Ads) => void;
}

const fields = [
  { key: 'title', label: '说明' },
  { key: 'image', label: '图片地址' },
  { key: 'link', label: '链接' },
] as const;

/** The pictures beside the list of competitions. */
export const AdFields = ({ ads, problem, onChange }: AdFieldsProps) => (
  <Fieldset legend="比赛列表旁的广告位" variant="unstyled">
    <Stack gap="sm">
      {ads.map((ad, index) => (
        <Group key={index} align="end" wrap="nowrap">
          {fields.map(({ key, label }) => (
            <TextInput
              key={key}
              flex={1}
              label={label}
              value={ad[key]}
              onChange={({ currentTarget }) =>
                onChange(ads.with(index, { ...ad, [key]: currentTarget.value }))
              }
            />
          ))}
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={`移除第${index + 1}个广告位`}
            onClick={() => onChange(ads.toSpliced(index, 1))}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
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
          disabled={ads.length >= MOST_ADS}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => onChange([...ads, { title: '', image: '', link: '' }])}
        >
          添加广告位
        </Button>
      </Group>
    </Stack>
  </Fieldset>
);
