import { useApolloClient } from '@apollo/client/react';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { andBack, bindEmailPath, signInPath } from '#domains/account/paths.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { channelPath } from '#domains/channels/paths.ts';
import { refreshFollowed } from '#domains/channels/components/FollowChannelButton/refresh-followed.ts';
import {
  MailAddressDocument,
  useMailAddressQuery,
  useSetChannelMailMutation,
} from './ChannelPage.generated.ts';
import type { Asked } from './MailDialogs.tsx';
import { dropIntention, isIntended, keepIntention, MAIL } from './mail-intention.ts';

const MailDialogs = lazy(() => import('./MailDialogs.tsx'));

interface Channel {
  id: string;
  name: string;
  viewerMail: boolean | null;
}

/**
 * Has the news of a channel sent by mail, or ends that. Visitors sign in first
 * and members without a verified e-mail bind one, and both come back to where they were.
 */
export const useChannelMail = ({ id, name, viewerMail }: Channel) => {
  const { viewer } = useViewer();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [query, changeQuery] = useAddressQuery();
  const [asked, setAsked] = useState<Asked>();
  const [set] = useSetChannelMailMutation({ context: { showsErrors: true } });
  const back = `${channelPath(id)}?${MAIL}=subscribe`;
  const enrolled = viewerMail ?? false;

  const change = async (wanted: boolean) => {
    await set({ variables: { input: { channelId: id, enrolled: wanted } } });
    void refreshFollowed(client);
    notify.done(wanted ? '已订阅' : '已取消订阅');
  };
  const subscribe = async () => {
    const { data } = await client.query({
      query: MailAddressDocument,
      fetchPolicy: 'network-only',
    });
    const verification = data?.viewer?.verification;
    if (verification?.isEmailVerified) return change(true);
    setAsked(verification?.email ? 'prove' : 'bind');
    return undefined;
  };
  const bind = async () => {
    keepIntention(id);
    await navigate(andBack(bindEmailPath, back));
  };
  const open = () => {
    if (!viewer) return void navigate(signInPath(back));
    setAsked(enrolled ? 'cancel' : 'subscribe');
  };

  // Back from signing in one is asked again; back from binding an e-mail one has what one wanted.
  const cameBack = query.get(MAIL) === 'subscribe' && viewer !== null;
  const wentToBind = cameBack && isIntended(id);
  const { data: bound } = useMailAddressQuery({ skip: !wentToBind, fetchPolicy: 'network-only' });
  const hasBound = wentToBind && bound?.viewer?.verification?.isEmailVerified === true;
  const isInvited = cameBack && !enrolled && (!wentToBind || (bound !== undefined && !hasBound));
  const forget = () => {
    dropIntention(id);
    changeQuery({ [MAIL]: null }, { replace: true, preventScrollReset: true });
  };
  const goOn = useEffectEvent(() =>
    change(true)
      .catch((error: unknown) => notify.failed('订阅失败', failureOf(error).message))
      .finally(forget),
  );
  useEffect(() => {
    if (hasBound) void goOn();
  }, [hasBound]);

  const close = (closed: Asked) => {
    setAsked((now) => (now === closed ? undefined : now));
    if (cameBack) forget();
  };
  const dialogs = (
    <Opened of={asked ?? (isInvited && 'subscribe')}>
      {(shown) => (
        <Contained>
          <MailDialogs
            asked={shown}
            name={name}
            onSubscribe={subscribe}
            onBind={bind}
            onCancel={() => change(false)}
            onClose={() => close(shown)}
          />
        </Contained>
      )}
    </Opened>
  );
  return { open, dialogs };
};
