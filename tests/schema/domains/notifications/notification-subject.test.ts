import { describe, expect, it } from '@jest/globals';
import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationSubject } from '@whaletide/schema/domains/notifications/rules/notification-subject.ts';

const named = (_id: string) => ({ _id, Name: '名称' });
const [Team, Competition, User] = [named('team'), named('competition'), named('member')];

describe('the subject of a notification', () => {
  it.each<[string, number, NotificationData, string | null]>([
    ['a post, not who liked it', 16, { Post: named('post'), User }, 'ForumPost post'],
    ['a project, not who commented on it', 22, { Lab: named('lab'), User }, 'Project lab'],
    ['a team of a competition', 4, { Team, Competition }, 'Team team'],
    ['a team that was banned', 2016, { Team, Competition }, 'Team team'],
    [
      'a competition, not the team in its ranking',
      2018,
      { Team, Competition },
      'Competition competition',
    ],
    ['a stage of a competition', 2014, { Stage: named('stage'), Competition }, 'Stage stage'],
    ['a task of a stage', 2040, { Task: named('task'), Competition }, 'CompetitionTask task'],
    [
      'a work',
      2001,
      { Work: { _id: 'work', Score: 1, ReviewErrorMessage: null }, Competition },
      'Work work',
    ],
    [
      'a channel, not what it collected',
      45,
      { Zone: named('zone'), Lab: named('lab') },
      'Channel zone',
    ],
    ['a member who follows', 132, { User }, 'Member member'],
    ['nothing that has a type', 31, { Workorder: { _id: 'order', OrderId: 1 } }, null],
    ['nothing that is named', 18, {}, null],
  ])('is %s', (_, eventType, data, subject) => {
    const found = notificationSubject(eventType, data);
    expect(found && `${found.type} ${found.id}`).toBe(subject);
  });
});
