import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, NumberInput, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import {
  MAX_FEE,
  type RegistrationSettings,
} from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import type { ReactNode } from 'react';
import { LabelledEditor } from '#components/MarkdownEditor/LabelledEditor.tsx';
import { FileFields } from './FileFields.tsx';
import { FormFields } from './FormFields.tsx';

export interface SectionProps {
  settings: RegistrationSettings;
  change: (part: Partial<RegistrationSettings>) => void;
  errorOf: (field: string) => string | undefined;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="h4" mb="xs">
      {title}
    </Title>
    <Stack>{children}</Stack>
  </section>
);

export const FormSection = ({ settings, change, errorOf }: SectionProps) => (
  <Section title="报名表">
    <Switch
      label="报名时填写报名表"
      checked={settings.needsForm}
      error={errorOf('needsForm') ?? errorOf('form')}
      onChange={({ currentTarget }) => change({ needsForm: currentTarget.checked })}
    />
    {settings.needsForm && (
      <div>
        <FormFields form={settings.form} onChange={(form) => change({ form })} errorOf={errorOf} />
      </div>
    )}
    {settings.needsForm && settings.form.some(({ defaultId }) => defaultId === 5) && (
      <TextInput
        label="更多了解渠道"
        description="用逗号分隔；显示在默认渠道之前"
        value={settings.channels.general}
        error={errorOf('channels')}
        onChange={({ currentTarget }) =>
          change({ channels: { ...settings.channels, general: currentTarget.value } })
        }
      />
    )}
    {settings.needsForm && settings.form.some(({ defaultId }) => defaultId === 5) && (
      <TextInput
        label="微信公众号名单"
        description="用逗号分隔"
        value={settings.channels.weChat}
        onChange={({ currentTarget }) =>
          change({ channels: { ...settings.channels, weChat: currentTarget.value } })
        }
      />
    )}
    {settings.needsForm && settings.form.some(({ defaultId }) => defaultId === 5) && (
      <TextInput
        label="社群社区名单"
        description="用逗号分隔；留空为 社区、知乎、QQ群、微信群"
        value={settings.channels.community}
        onChange={({ currentTarget }) =>
          change({ channels: { ...settings.channels, community: currentTarget.value } })
        }
      />
    )}
  </Section>
);

export const ReviewSection = ({ settings, change, errorOf }: SectionProps) => (
  <Section title="报名审核">
    <Switch
      label="报名需要审核"
      description="提交后由主办方在「报名审核」中通过或拒绝"
      checked={settings.needsReview}
      error={errorOf('files')}
      onChange={({ currentTarget }) => change({ needsReview: currentTarget.checked })}
    />
    {settings.needsReview && (
      <>
        <div>
          <FileFields
            files={settings.files}
            onChange={(files) => change({ files })}
            errorOf={errorOf}
          />
        </div>
        <LabelledEditor
          label="资质审核说明"
          description="显示在文件上方"
          rows={2}
          value={settings.reviewNotice ?? ''}
          error={errorOf('reviewNotice')}
          onChange={(notice) => change({ reviewNotice: notice || null })}
        />
      </>
    )}
  </Section>
);

export const NoticeSection = ({ settings, change, errorOf }: SectionProps) => (
  <Section title="须知与条件">
    <LabelledEditor
      label="报名须知"
      description="报名前需同意；留空则不显示"
      rows={3}
      value={settings.notice ?? ''}
      error={errorOf('notice')}
      onChange={(notice) => change({ notice: notice || null })}
    />
    <NumberInput
      label="报名费（鲸币）"
      description="0 为免费；审核未通过时自动退还"
      min={0}
      max={MAX_FEE}
      allowDecimal={false}
      value={settings.entranceFee}
      error={errorOf('entranceFee')}
      onChange={(fee) => change({ entranceFee: Number(fee) })}
    />
    <Checkbox
      label="需要认证手机"
      checked={settings.needsPhone}
      onChange={({ currentTarget }) => change({ needsPhone: currentTarget.checked })}
    />
    <Checkbox
      label="需要认证邮箱"
      checked={settings.needsEmail}
      onChange={({ currentTarget }) => change({ needsEmail: currentTarget.checked })}
    />
    <Checkbox
      label="需要实名认证"
      checked={settings.needsRealName}
      onChange={({ currentTarget }) => change({ needsRealName: currentTarget.checked })}
    />
  </Section>
);

export const AfterSection = ({ settings, change, errorOf }: SectionProps) => {
  const after = settings.afterRegistration;
  const set = (part: Partial<typeof after>) => change({ afterRegistration: { ...after, ...part } });
  return (
    <Section title="报名成功后">
      <Switch
        label="自定义报名成功的提示"
        checked={after.isCustomized}
        onChange={({ currentTarget }) => set({ isCustomized: currentTarget.checked })}
      />
      {after.isCustomized && (
        <>
          <Textarea
            label="提示内容"
            autosize
            minRows={2}
            value={after.text}
            error={errorOf('afterRegistration.text')}
            onChange={({ currentTarget }) => set({ text: currentTarget.value })}
          />
          <TextInput
            label="按钮文字"
            placeholder="前往查看"
            value={after.linkText}
            error={errorOf('afterRegistration.linkText')}
            onChange={({ currentTarget }) => set({ linkText: currentTarget.value })}
          />
          <TextInput
            label="跳转地址"
            placeholder="https:// 或本站路径"
            value={after.redirectionUrl}
            error={errorOf('afterRegistration.redirectionUrl')}
            onChange={({ currentTarget }) => set({ redirectionUrl: currentTarget.value })}
          />
        </>
      )}
    </Section>
  );
};
