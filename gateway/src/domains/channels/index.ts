import {
  Zone,
  ZoneContent,
  ZoneHotItem,
  ZoneSection,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { Type } from 'typebox';
import type { Domain } from '#graphql/domain.ts';
import { channelLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { mutations } from './mutations.ts';
import { resolvers } from './resolvers.ts';

export const channels = {
  resolvers: [resolvers, mutations],
  restTypes: {
    Channel: Zone,
    ChannelHotItem: ZoneHotItem,
    ChannelPlace: ZoneContent,
    // At every level the same type, of which the deepest has no children.
    ChannelSection: Type.Unsafe<ZoneSection>(ZoneSection),
    ChannelSectionName: ZoneContent.properties.Sections.items,
  },
  enums: {
    ChannelContentKind: {
      values: { PROJECT: 'Lab', DATASET: 'Dataset', COMPETITION: 'Competition' },
    },
  },
  loaders: channelLoaders,
  inputs,
} satisfies Domain;
