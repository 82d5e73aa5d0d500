import { memberId } from './documents.ts';
import { TOKEN } from './gateway.ts';

export const DATE = '2026-11-01T00:00:00.000Z';
export const LATER = '2026-11-02T00:00:00.000Z';
export const channelId = (index = 0) => `60${index.toString(16).padStart(22, '0')}`;
export const sectionId = (index = 0) => `61${index.toString(16).padStart(22, '0')}`;
export const labId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
export const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
export const shared = { badheaders: ['authorization'] };
export const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => channelId(index));

export const channel = (index = 0, changes: object = {}) => ({
  _id: channelId(index),
  Name: `频道${index}`,
  Description: '简介',
  Image: null,
  SubscribesCount: 7,
  LabsCount: 3,
  DatasetsCount: 2,
  CompetitionsCount: 1,
  LastModifyDate: DATE,
  ForumEnabled: true,
  CollapsedReason: null,
  ...changes,
});

export const state = (index = 0, changes: object = {}) => ({
  Zone: channelId(index),
  isAdmin: false,
  isSubscribed: true,
  isEnrolled: false,
  LastViewDate: DATE,
  ...changes,
});

export const section = (index: number, changes: object = {}) => ({
  _id: sectionId(index),
  Zone: channelId(),
  Parent: null,
  Name: `分组${index}`,
  IsActivated: true,
  SortWeight: index,
  LabsCount: 2,
  DatasetsCount: 1,
  children: [],
  ...changes,
});

export const lab = (index = 0) => ({
  _id: labId(index),
  Title: `项目${index}`,
  User: memberId(0),
  OrganizationInfo: null,
  Private: false,
  UpdateDate: DATE,
  Version: 1,
  Versions: [],
  Authorship: null,
  AuthorshipModel: null,
  ShortDescription: '',
  Language: 'python',
  LastVersionCreateDate: DATE,
  SortWeight: 0,
  Tags: [],
  bookmarksCount: 0,
  ForksCount: 0,
  ViewsCount: 0,
  Parent: null,
  VotesCount: 0,
  CommentsCount: 0,
  labToken: null,
  CollapsedReason: null,
});

export const listed = (count: number) => ({ data: idsOf(count).map((_, index) => channel(index)) });
