import '#theme/styles/tables.ts';
import { Badge, Button, Table, Text } from '@mantine/core';
import { itemStateNames } from '@whaletide/schema/domains/classes/rules/items.ts';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { useNow } from '#lib/useNow.ts';
import type { ClassStudentRowFragment } from './ClassPage.generated.ts';
import { type Item, itemTitle, kindName, resultText, stateOf } from './item-texts.ts';

export type Student = ClassStudentRowFragment;

export const studentName = ({ member }: Student): string => member?.name ?? '已注销的成员';

/** Result of a student in an item: score and tries, or that it was read, and when. */
const Cell = ({ item, student, now }: { item: Item; student: Student; now: number }) => {
  const result = student.results.find(({ itemId }) => itemId === item.id) ?? null;
  const state = stateOf(item, result, now);
  if (!result)
    return (
      <Text
        size="sm"
        c={student.hasJoined && state === 'MISSING' ? 'var(--mantine-color-error)' : 'dimmed'}
      >
        {student.hasJoined ? itemStateNames[state] : '—'}
      </Text>
    );
  return (
    <>
      <Text size="sm">
        {resultText(result) || '已读'}
        {result.isLate && (
          <Badge component="span" ml={6} size="sm" color="gold" variant="light">
            {itemStateNames.LATE}
          </Badge>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        <RelativeTime time={result.lastAt} />
      </Text>
    </>
  );
};

interface StudentTableProps {
  items: readonly Item[];
  students: readonly Student[];
  onRemove: (student: Student) => void;
}

/** Students by items. */
export const StudentTable = ({ items, students, onRemove }: StudentTableProps) => {
  const now = useNow();
  return (
    <WideTable label="学生与成绩" minWidth={280 + items.length * 170} endStays>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>学生</Table.Th>
          {items.map((item) => (
            <Table.Th key={item.id}>
              {itemTitle(item)}
              <Text size="sm" c="dimmed">
                {kindName(item)}
              </Text>
            </Table.Th>
          ))}
          <Table.Th aria-label="操作" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {students.map((student) => (
          <Table.Tr key={student.memberId}>
            <Table.Td>
              {student.member ? <MemberName member={student.member} alone /> : studentName(student)}
              {!student.hasJoined && (
                <Text size="sm" c="dimmed">
                  等待接受邀请
                </Text>
              )}
            </Table.Td>
            {items.map((item) => (
              <Table.Td key={item.id}>
                <Cell item={item} student={student} now={now} />
              </Table.Td>
            ))}
            <Table.Td>
              <Button
                variant="default"
                size="sm"
                aria-haspopup="dialog"
                aria-label={`移出${studentName(student)}`}
                onClick={() => onRemove(student)}
              >
                移出
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
};
