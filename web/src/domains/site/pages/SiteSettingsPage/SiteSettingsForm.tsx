import '../../../../theme/styles/forms.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { siteSettingsProblem } from '@whaletide/schema/rules/site.ts';
import { type SubmitEvent, useState } from 'react';
import { notify } from '../../../../lib/notify.ts';
import { AdFields } from './AdFields.tsx';
import { ExternalBoardFields } from './ExternalBoardFields.tsx';
import { type SiteSettingsQuery, useSetSiteSettingsMutation } from './SiteSettings.generated.ts';
import { settingsOf, type SiteValues, valuesOf } from './settings-values.ts';

/** All settings at once; what was typed stays when they are refused. */
export const SiteSettingsForm = ({ site }: { site: SiteSettingsQuery['site'] }) => {
  const [values, setValues] = useState(() => valuesOf(site));
  const [tried, setTried] = useState(false);
  const [boards, setBoards] = useState<SiteValues['externalBoards']>(site.externalBoards ?? []);
  const [save, { loading }] = useSetSiteSettingsMutation();
  const settings = settingsOf(values);
  const problem = siteSettingsProblem(settings);
  const messageAt = (field: string) =>
    tried && problem?.field === field ? problem.message : undefined;
  const change = (part: Partial<SiteValues>) => setValues((before) => ({ ...before, ...part }));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    const { competitionAds: ads, externalBoards, rawCountCompetitionIds, ...rest } = settings;
    const input = {
      ...rest,
      rawCountCompetitionIds: [...rawCountCompetitionIds],
      hiddenRegisterCompetitionIds: [...settings.hiddenRegisterCompetitionIds],
      preliminaryCompetitionIds: [...settings.preliminaryCompetitionIds],
      platformIdBoxes: [...settings.platformIdBoxes],
      competitionAds: [...ads],
      externalBoards: [...externalBoards],
    };
    try {
      await save({ variables: { input } });
      setBoards(input.externalBoards);
      notify.done('已保存');
    } catch {
      // The notice is the error link's; what was typed stays.
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="站点设置">
      <Stack gap="lg" maw={720}>
        <Textarea
          label="显示完整数字的比赛"
          description="每行一个比赛编号；其他比赛的人数超过一千时显示为 x.xk"
          autosize
          minRows={2}
          value={values.rawCountIds}
          error={messageAt('rawCountCompetitionIds')}
          onChange={({ currentTarget }) => change({ rawCountIds: currentTarget.value })}
        />
        <Textarea
          label="隐藏报名按钮的比赛"
          description="每行一个比赛编号"
          autosize
          minRows={2}
          value={values.hiddenRegisterIds}
          error={messageAt('hiddenRegisterCompetitionIds')}
          onChange={({ currentTarget }) => change({ hiddenRegisterIds: currentTarget.value })}
        />
        <Textarea
          label="需先通过初赛的比赛"
          description="每行一个比赛编号；报名按钮旁会提示报名需通过初赛"
          autosize
          minRows={2}
          value={values.preliminaryIds}
          error={messageAt('preliminaryCompetitionIds')}
          onChange={({ currentTarget }) => change({ preliminaryIds: currentTarget.value })}
        />
        <Textarea
          label="收集平台ID的比赛"
          description="每行一个比赛编号，空格后写平台ID的名称，例如 Openi启智平台ID；报名后请参赛者填写"
          autosize
          minRows={2}
          value={values.platformIdBoxes}
          error={messageAt('platformIdBoxes')}
          onChange={({ currentTarget }) => change({ platformIdBoxes: currentTarget.value })}
        />
        <TextInput
          label="办赛申请页面"
          description="留空则使用本站的申请表"
          value={values.hostApplicationUrl}
          error={messageAt('hostApplicationUrl')}
          onChange={({ currentTarget }) => change({ hostApplicationUrl: currentTarget.value })}
        />
        <TextInput
          label="办赛咨询二维码的地址"
          description="显示在申请表旁；留空则不显示"
          value={values.hostChatUrl}
          error={messageAt('hostChatUrl')}
          onChange={({ currentTarget }) => change({ hostChatUrl: currentTarget.value })}
        />
        <AdFields
          ads={values.ads}
          problem={messageAt('competitionAds')}
          onChange={(ads) => change({ ads })}
        />
        <ExternalBoardFields
          boards={values.externalBoards}
          saved={boards}
          problem={messageAt('externalBoards')}
          onChange={(externalBoards) => change({ externalBoards })}
        />
        <Group grow align="start">
          <TextInput
            label="春节样式开始于"
            description="月-日，例如 02-10；留空则不启用"
            value={values.lunarStart}
            error={messageAt('lunarNewYear')}
            onChange={({ currentTarget }) => change({ lunarStart: currentTarget.value })}
          />
          <TextInput
            label="春节样式结束于"
            description="月-日"
            value={values.lunarEnd}
            onChange={({ currentTarget }) => change({ lunarEnd: currentTarget.value })}
          />
        </Group>
        <Group>
          <Button type="submit" loading={loading}>
            保存
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
