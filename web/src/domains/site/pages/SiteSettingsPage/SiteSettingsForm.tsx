import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { siteSettingsProblem } from '@whaletide/schema/domains/site/rules/site.ts';
import { useState } from 'react';
import { Form } from '#components/Form/Form.tsx';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { AdFields } from '#domains/site/components/AdFields/AdFields.tsx';
import { CompanyLinkFields } from './CompanyLinkFields.tsx';
import { ExternalBoardFields } from './ExternalBoardFields.tsx';
import type { RawSite } from './raw-site.ts';
import { useSetSiteSettingsMutation } from './SiteSettings.generated.ts';
import { settingsOf, type SiteValues, valuesOf } from './settings-values.ts';
import { TrendFields } from './TrendFields.tsx';

/** As the mutation takes them: of lists that may be changed. */
const toInput = (values: SiteValues) => {
  const settings = settingsOf(values);
  return {
    ...settings,
    rawCountCompetitionIds: [...settings.rawCountCompetitionIds],
    hiddenRegisterCompetitionIds: [...settings.hiddenRegisterCompetitionIds],
    preliminaryCompetitionIds: [...settings.preliminaryCompetitionIds],
    platformIdBoxes: [...settings.platformIdBoxes],
    companyLinks: [...settings.companyLinks],
    competitionAds: [...settings.competitionAds],
    externalBoards: [...settings.externalBoards],
    searchTrends: [...settings.searchTrends],
  };
};

/** All settings at once; what was typed stays when they are refused. */
export const SiteSettingsForm = ({ site }: { site: RawSite }) => {
  const [boards, setBoards] = useState<SiteValues['externalBoards']>(site.externalBoards ?? []);
  const [save] = useSetSiteSettingsMutation({ context: { showsErrors: true } });
  const form = useForm<SiteValues>({
    initialValues: valuesOf(site),
    validate: (values) => {
      const problem = siteSettingsProblem(settingsOf(values));
      return problemsByField('SiteSettingsInput', problem ? [problem] : []);
    },
  });
  const errorAt = (field: string) => errorsUnder(form.errors, field)('');
  const send = async (values: SiteValues) => {
    const input = toInput(values);
    await save({ variables: { input } });
    setBoards(input.externalBoards);
    notify.done('已保存');
  };

  return (
    <Form form={form} send={send} label="站点设置" failed="保存失败" guarded>
      {({ busy, refusal }) => (
        <Stack gap="lg" maw={720}>
          <Textarea
            label="显示完整数字的比赛"
            description="每行一个比赛编号；其他比赛的人数超过一千时显示为 x.xk"
            autosize
            minRows={2}
            {...form.getInputProps('rawCountCompetitionIds')}
          />
          <Textarea
            label="隐藏报名按钮的比赛"
            description="每行一个比赛编号"
            autosize
            minRows={2}
            {...form.getInputProps('hiddenRegisterCompetitionIds')}
          />
          <Textarea
            label="需先通过初赛的比赛"
            description="每行一个比赛编号；仅在报名须经主办方审核的比赛中提示报名需通过初赛"
            autosize
            minRows={2}
            {...form.getInputProps('preliminaryCompetitionIds')}
          />
          <Textarea
            label="收集平台ID的比赛"
            description="每行一个比赛编号，空格后写平台ID的名称，例如 Openi启智平台ID；报名后请参赛者填写"
            autosize
            minRows={2}
            {...form.getInputProps('platformIdBoxes')}
          />
          <TextInput
            label="办赛申请页面"
            description="留空则使用本站的申请表"
            {...form.getInputProps('hostApplicationUrl')}
          />
          <TextInput
            label="办赛咨询二维码的地址"
            description="显示在申请表旁；留空则不显示"
            {...form.getInputProps('hostChatUrl')}
          />
          <TextInput
            label="社区群二维码的地址"
            description="显示在页面右侧的“加入社区群”中；留空则不显示"
            {...form.getInputProps('communityUrl')}
          />
          <div data-path="companyLinks">
            <CompanyLinkFields
              links={form.values.companyLinks}
              problem={errorAt('companyLinks')}
              onChange={(links) => form.setFieldValue('companyLinks', links)}
            />
          </div>
          <div data-path="competitionAds">
            <AdFields
              of="比赛列表旁"
              add="添加广告位"
              ads={form.values.competitionAds}
              problem={errorAt('competitionAds')}
              onChange={(ads) => form.setFieldValue('competitionAds', ads)}
            />
          </div>
          <div data-path="externalBoards">
            <ExternalBoardFields
              boards={form.values.externalBoards}
              saved={boards}
              problem={errorAt('externalBoards')}
              onChange={(next) => form.setFieldValue('externalBoards', next)}
            />
          </div>
          <div data-path="searchTrends">
            <TrendFields
              trends={form.values.searchTrends}
              problem={errorAt('searchTrends')}
              onChange={(trends) => form.setFieldValue('searchTrends', trends)}
            />
          </div>
          <Group grow align="start">
            <TextInput
              label="春节样式开始于"
              description="月-日，例如 02-10；留空则不启用"
              {...form.getInputProps('lunarNewYear.start')}
              data-path="lunarNewYear"
              error={errorAt('lunarNewYear')}
            />
            <TextInput
              label="春节样式结束于"
              description="月-日"
              {...form.getInputProps('lunarNewYear.end')}
            />
          </Group>
          {refusal}
          <Group>
            <Button type="submit" loading={busy}>
              保存
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
