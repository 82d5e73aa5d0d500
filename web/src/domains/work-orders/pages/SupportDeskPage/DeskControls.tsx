import { NativeSelect } from '@mantine/core';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { answerStates, answerTexts, type DeskFilter } from './desk-filter.ts';
import { useSupportDeskGroupsQuery } from './SupportDesk.generated.ts';
import classes from './SupportDeskPage.module.css';

interface DeskControlsProps {
  filter: DeskFilter;
  /** Changes parameters of the address; an empty text takes one away. */
  onChoose: (part: Record<string, string>) => void;
}

/** Search and choices of the desk's list. */
export const DeskControls = ({ filter, onChoose }: DeskControlsProps) => {
  const { data: choices } = useSupportDeskGroupsQuery();
  return (
    <div className={classes.controls}>
      <SearchField
        label="搜索工单"
        placeholder="工单号、内容或会员的名字"
        text={filter.text ?? ''}
        onSearch={(q) => onChoose({ q })}
      />
      <NativeSelect
        aria-label="负责人"
        value={filter.assignment ?? ''}
        data={[
          { value: '', label: '全部工单' },
          { value: 'MINE', label: '我负责的' },
          { value: 'UNASSIGNED', label: '未分配' },
        ]}
        onChange={({ currentTarget }) => onChoose({ handler: currentTarget.value })}
      />
      <NativeSelect
        aria-label="答复情况"
        value={filter.answer ?? ''}
        data={[
          { value: '', label: '全部答复情况' },
          ...answerStates.map((value) => ({ value, label: answerTexts[value] })),
        ]}
        onChange={({ currentTarget }) => onChoose({ answer: currentTarget.value })}
      />
      <NativeSelect
        aria-label="问题类型"
        value={filter.typeGroupId ?? ''}
        data={[
          { value: '', label: '所有类型' },
          ...(choices?.site.workOrderTypeGroups ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          })),
        ]}
        onChange={({ currentTarget }) => onChoose({ group: currentTarget.value })}
      />
    </div>
  );
};
