import '@mantine/core/styles/Fieldset.layer.css';
import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAX_ADS } from '@whaletide/schema/domains/site/rules/site.ts';
import { PictureField } from '#components/PictureField/PictureField.tsx';
import classes from './AdFields.module.css';
import { HiddenNote } from './HiddenNote.tsx';
import type { Ads } from './typed-lists.ts';

interface AdFieldsProps {
  /** Place in which they are shown. */
  of: '首页' | '活动列表' | '比赛列表旁' | '项目列表旁';
  /** Name of a single entry. */
  thing?: '广告位' | '横幅' | '学习路径';
  /** Text of the button that adds one. */
  add: string;
  ads: Ads;
  problem: string | undefined;
  onChange: (ads: Ads) => void;
}

const fields = [
  { key: 'title', label: '说明' },
  { key: 'image', label: '图片地址' },
  { key: 'link', label: '链接' },
] as const;

/** Tells whether an address may be that of a picture; a half-typed one isn't. */
const isShown = (image: string) => /^(https?:\/\/.|\/(files|covers)\/.)/.test(image);

/** Pictures with links, by their addresses or uploaded. */
export const AdFields = ({ of, thing = '广告位', add, ads, problem, onChange }: AdFieldsProps) => (
  <Fieldset legend={`${of}的${thing}`} variant="unstyled">
    <Stack gap="sm">
      {ads.map((ad, index) => (
        <div key={index} className={classes.ad}>
          <Group align="end" wrap="nowrap" className={classes.fields}>
            {fields.map(({ key, label }) => (
              <TextInput
                key={key}
                flex="1 1 160px"
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
              aria-label={`移除${of}第${index + 1}个${thing}`}
              onClick={() => onChange(ads.toSpliced(index, 1))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Group>
          <PictureField
            label={`${of}第${index + 1}个${thing}的图片`}
            hint="png、jpg，不超过 4 MB；也可以在上方填写图片地址"
            stored={isShown(ad.image) ? ad.image : null}
            change={undefined}
            onChange={(picture) => onChange(ads.with(index, { ...ad, image: picture?.url ?? '' }))}
          />
          <HiddenNote among={[ad.link]} />
        </div>
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
          disabled={ads.length >= MAX_ADS}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => onChange([...ads, { title: '', image: '', link: '' }])}
        >
          {add}
        </Button>
      </Group>
    </Stack>
  </Fieldset>
);
