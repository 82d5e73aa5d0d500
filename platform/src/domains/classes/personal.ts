import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { classes, classReads, classStudents } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: classes.teacherId,
    file: '班级/任教的班级',
    title: '任教的班级',
    fields: [
      ownOnly(
        '本人建立的班级',
        classes.id,
        classes.organizationId,
        classes.teacherId,
        classes.name,
        classes.description,
        classes.joinCode,
        classes.open,
        classes.mailDomain,
        classes.createDate,
      ),
    ],
  },
  {
    column: classStudents.memberId,
    file: '班级/所在的班级',
    title: '所在的班级',
    fields: [
      ownOnly(
        '本人所在的班级，和老师发出的邀请',
        classStudents.classId,
        classStudents.memberId,
        classStudents.state,
        classStudents.date,
      ),
    ],
  },
  {
    column: classReads.memberId,
    file: '班级/读过的内容',
    title: '在班级中读过的内容',
    fields: [
      ownOnly('本人标记为已读的内容', classReads.itemId, classReads.memberId, classReads.date),
    ],
  },
];
