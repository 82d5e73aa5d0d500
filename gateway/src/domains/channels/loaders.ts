import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import type {
  Zone,
  ZoneAdmin,
  ZoneContent,
  ZoneContentType,
  ZoneSection,
  ZoneState,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader, visibleRowLoader } from '#upstream/batching.ts';

type Places = DataLoader<string, ZoneContent[]>;

export interface ChannelLoaders {
  byId: DataLoader<string, Zone | null>;
  moderators: DataLoader<string, ZoneAdmin[]>;
  /** By member: the channels that they moderate. */
  moderatedBy: DataLoader<string, ZoneAdmin[]>;
  sections: DataLoader<string, ZoneSection[]>;
  /** With hidden ones, where the viewer moderates the channel; undefined for a visitor. */
  allSections: DataLoader<string, ZoneSection[]> | undefined;
  /** State of channels for the viewer; undefined for a visitor. */
  state: DataLoader<string, ZoneState | null> | undefined;
  /** Places of things of a kind, in all channels or in one. */
  placesOf: (kind: ZoneContentType, channelId: string | undefined) => Places;
}

/** Answers the same for the same words, made when they are first said. */
const remembered = <Made>(make: (kind: ZoneContentType, id: string | undefined) => Made) => {
  const known = new Map<string, Made>();
  return (kind: ZoneContentType, id: string | undefined): Made => {
    const key = `${kind}:${id ?? ''}`;
    const found = known.get(key) ?? make(kind, id);
    known.set(key, found);
    return found;
  };
};

/** Channels are everybody's but folded ones; what one has to do with them is one's own. */
export const channelLoaders = ({ upstream, own }: LoaderScope): ChannelLoaders => {
  const { list, admins, adminedBy, states } = channelCalls;
  const sections = channelSectionCalls.list;
  const places = channelContentCalls.of;
  return {
    byId: visibleRowLoader(
      (ids) => upstream.shared(list, { query: { ids } }),
      own && ((ids) => own.call(list, { query: { ids } })),
      (zone) => zone._id,
    ),
    moderators: childrenLoader(
      (ids) => upstream.shared(admins, { query: { Zone: ids } }),
      undefined,
      (one) => one.Zone,
    ),
    moderatedBy: childrenLoader(
      (ids) => upstream.shared(adminedBy, { query: { User: ids } }),
      undefined,
      (one) => one.User,
    ),
    sections: childrenLoader<ZoneSection>(
      (ids) => upstream.shared(sections, { query: { Zone: ids } }),
      own && ((ids) => own.call(sections, { query: { Zone: ids } })),
      (section) => section.Zone,
    ),
    allSections:
      own &&
      childrenLoader<ZoneSection>(
        (ids) => own.call(sections, { query: { Zone: ids, includeHidden: true } }),
        undefined,
        (section) => section.Zone,
      ),
    state:
      own &&
      rowLoader(
        (ids) => own.call(states, { query: { ids } }),
        (state) => state.Zone,
      ),
    placesOf: remembered((ContentType, Zone) => {
      const query = (ids: string) => ({ ContentType, ids, ...(Zone !== undefined && { Zone }) });
      // In one channel its moderators have the hidden sections too, which no visitor's answer names.
      const asked =
        own && Zone !== undefined
          ? (ids: string) => own.call(places, { query: query(ids) })
          : (ids: string) => upstream.shared(places, { query: query(ids) });
      return childrenLoader(asked, undefined, (one) => one.Content);
    }),
  };
};
