import { type Matrix, ofModerators } from './rules.ts';

/** Calls on a channel: what its moderator and administrators may do, and no one else. */
export const channels: Matrix = {
  'channels.setRecommended': {
    input: ({ channel }) => ({ body: { Zones: [channel] } }),
    others: 403,
    named: { admin: 'ok' },
  },
  'channels.update': {
    input: ({ channel }) => ({ params: { id: channel }, body: { ForumEnabled: true } }),
    others: 403,
    named: ofModerators,
  },
  // No account has this name: callers who may name moderators are told so.
  'channels.addAdmin': {
    input: ({ channel }) => ({ params: { id: channel }, body: { Account: '查无此人' } }),
    others: 403,
    named: { admin: 404 },
  },
  'channels.removeAdmin': {
    input: ({ channel, captain }) => ({ params: { id: channel, userId: captain } }),
    others: 403,
    named: { admin: 'ok' },
  },
  'channelContents.collect': {
    input: ({ channel, columnProject }) => ({
      params: { id: channel },
      body: { ContentType: 'Lab', ids: [columnProject] },
    }),
    others: 403,
    named: ofModerators,
  },
  'channelContents.stick': {
    input: ({ channel, columnProject }) => ({
      params: { id: channel },
      body: { ContentType: 'Lab', ids: [columnProject] },
    }),
    others: 403,
    named: ofModerators,
  },
  'channelContents.unstick': {
    input: ({ channel, columnProject }) => ({
      params: { id: channel },
      body: { ContentType: 'Lab', ids: [columnProject] },
    }),
    others: 403,
    named: ofModerators,
  },
  'channelContents.uncollect': {
    input: ({ channel, columnProject }) => ({
      params: { id: channel },
      body: { ContentType: 'Lab', ids: [columnProject] },
    }),
    others: 403,
    named: ofModerators,
  },
  'channelSections.create': {
    input: ({ channel }, role) => ({ body: { Zone: channel, Name: `新分组 ${role}` } }),
    others: 403,
    named: ofModerators,
  },
  'channelSections.update': {
    input: ({ channelSection }) => ({ params: { id: channelSection }, body: { Name: '入门' } }),
    others: 403,
    named: ofModerators,
  },
  'channelSections.addContent': {
    input: ({ channelSection, channelProject }) => ({
      params: { id: channelSection },
      body: { contentType: 'Lab', contentId: channelProject },
    }),
    others: 403,
    named: ofModerators,
  },
  'channelSections.removeContent': {
    input: ({ channelSection, channelProject }) => ({
      params: { id: channelSection },
      body: { contentType: 'Lab', contentId: channelProject },
    }),
    others: 403,
    named: ofModerators,
  },
  // For good: tests/platform/domains/channels/channel-sections.test.ts deletes one.
  'channelSections.remove': {
    input: ({ channelSection }) => ({ params: { id: channelSection } }),
    others: 403,
    may: ['moderator', 'admin'],
  },
};
