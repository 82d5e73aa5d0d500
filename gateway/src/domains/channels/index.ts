import {
  Zone,
  ZoneContent,
  ZoneHotItem,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { ZoneSection } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { type Domain, madeHere } from '../../graphql/domain.ts';
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
    ChannelSection: madeHere<ZoneSection>(),
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
