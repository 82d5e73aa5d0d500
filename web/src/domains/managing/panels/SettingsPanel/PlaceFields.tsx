import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import type { Competition, SettingsValues } from './settings-values.ts';

interface PlaceFieldsProps {
  form: UseFormReturnType<SettingsValues>;
  competition: Competition;
}

/** Form fields for where the competition is held, and its place in the community's list. */
export const PlaceFields = ({ form, competition }: PlaceFieldsProps) => {
  const { viewer } = useViewer();
  const what = eventWord(form.values);
  const box = (name: keyof SettingsValues) => form.getInputProps(name, { type: 'checkbox' });
  return (
    <>
      <Checkbox label="统一算力" {...box('usesSharedCompute')} />
      {viewer?.roles.includes('ADMIN') && (
        <Checkbox label="置顶" description={`在${what}列表中排在最前`} {...box('isSticky')} />
      )}
      {competition.organization && (
        <>
          <Checkbox
            label={`组织内部${what}：在组织的页面上报名与提交，没有团队页`}
            {...box('ofOrganization')}
          />
          {form.values.ofOrganization && (
            <>
              <Checkbox label={`同时列在社区的${what}列表中`} {...box('publishesToAll')} />
              <Checkbox label="讨论区对未报名的成员开放" {...box('opensForum')} />
            </>
          )}
        </>
      )}
    </>
  );
};
